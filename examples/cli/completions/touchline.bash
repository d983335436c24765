# Completions of `touchline` for bash: calls, options, names of games, and the words that some options take. Where a file
# is due, bash completes its name by itself.

_touchline_calls="games new show legal apply observe redeal winning-turn perft random trace replay convert play serve
  schema bench"

# The options of a call; one that takes a value ends in `=`.
_touchline_options() {
  case $1 in
    games | schema) echo "--json" ;;
    new) echo "--rules= --seed= --json" ;;
    show) echo "--rules= --seat= --onlooker --flip --at= --svg --theme= --dark --targets --animate --strip --from= --frame-ms= --columns= --json" ;;
    legal) echo "--rules= --turns --unique --limit= --seat= --json" ;;
    apply) echo "--rules= --turns --json" ;;
    observe) echo "--rules= --seat= --onlooker --json" ;;
    redeal) echo "--rules= --seat= --onlooker --seed= --json" ;;
    winning-turn) echo "--rules= --nodes= --json" ;;
    perft) echo "--from= --rules= --unique --turns --steps --divide --threads= --hash= --repeat= --json" ;;
    random) echo "--games= --seed= --rules= --max-actions= --threads= --records= --json" ;;
    trace) echo "--rules= --seed= --max-actions= --json" ;;
    replay) echo "--format= --json" ;;
    convert) echo "--to= --format= --seat= --json" ;;
    play) echo "--rules= --seat= --seed= --playouts= --ms= --record=" ;;
    bench) echo "--rules= --json" ;;
  esac
}

# The words that an option takes; `-` for a file or folder, nothing for a number.
_touchline_values() {
  case $1,$2 in
    play,--seat) echo "human random greedy mcts" ;;
    convert,--to) echo "json jsonl pdn phutball" ;;
    convert,--format | replay,--format) echo "record pdn phutball" ;;
    show,--theme) echo "light dark auto" ;;
    show,--from) ;;
    *,--rules | *,--from | *,--record | *,--records) echo "-" ;;
  esac
}

# The words that stand at the n-th place behind the call, options not counted; `-` for a file.
_touchline_arguments() {
  case $1,$2 in
    new,1 | perft,1 | random,1 | trace,1 | play,1 | schema,1 | bench,1) "$3" games 2>/dev/null | cut -f 1 ;;
    schema,2) echo "state rules record view" ;;
    show,1 | legal,1 | apply,1 | observe,1 | redeal,1 | winning-turn,1 | convert,1 | replay,*) echo "-" ;;
  esac
}

_touchline() {
  local program=$1 call=${COMP_WORDS[1]} word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local options words place=1 i
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "$_touchline_calls --help --version" -- "$word")
    return
  fi
  if [[ $word == = ]]; then word=; else [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD - 2]}; fi

  options=" $(_touchline_options "$call") --help "
  if [[ $before == --* && $options == *" $before= "* ]]; then
    words=$(_touchline_values "$call" "$before")
  elif [[ $word == -?* || $word == - ]]; then
    words=${options//=/}
  else
    for ((i = 2; i < COMP_CWORD; ++i)); do
      if [[ $options == *" ${COMP_WORDS[i]}= "* ]]; then
        ((++i))
        [[ ${COMP_WORDS[i]} == = ]] && ((++i))
      elif [[ ${COMP_WORDS[i]} != --* ]]; then
        ((++place))
      fi
    done
    words=$(_touchline_arguments "$call" "$place" "$program")
  fi
  if [[ $words == - ]]; then
    compopt -o default 2>/dev/null
  else
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  fi
}

complete -F _touchline touchline
