# Completions of `touchline` for fish.

function __touchline_games
    touchline games 2>/dev/null | string replace -r '^([^\t]*\t[^\t]*).*' '$1'
end

# Whether the words typed so far are of this call.
function __touchline_in
    set -l words (commandline -opc)
    test (count $words) -ge 2; and contains -- $words[2] $argv
end

# Whether the call is one of these and its first argument is still to come.
function __touchline_first
    __touchline_in $argv; and test (count (string match -v -- '-*' (commandline -opc))) -eq 2
end

# Whether the call is this one and its second argument is still to come.
function __touchline_second
    __touchline_in $argv; and test (count (string match -v -- '-*' (commandline -opc))) -eq 3
end

complete -c touchline -f
complete -c touchline -s h -l help -d 'Tell how it is used'
complete -c touchline -n __fish_use_subcommand -l version -d 'Write the version'

complete -c touchline -n __fish_use_subcommand -a games -d 'List the games'
complete -c touchline -n __fish_use_subcommand -a new -d 'Write the first state of a game'
complete -c touchline -n __fish_use_subcommand -a show -d 'Draw a state, a record\'s final state or a view'
complete -c touchline -n __fish_use_subcommand -a legal -d 'List what is legal'
complete -c touchline -n __fish_use_subcommand -a apply -d 'Play actions and write the state that follows'
complete -c touchline -n __fish_use_subcommand -a observe -d 'Write what a seat or an onlooker sees'
complete -c touchline -n __fish_use_subcommand -a redeal -d 'Deal again what a seat has not seen'
complete -c touchline -n __fish_use_subcommand -a winning-turn -d 'Find a turn that scores'
complete -c touchline -n __fish_use_subcommand -a perft -d 'Count the leaves of the game tree'
complete -c touchline -n __fish_use_subcommand -a random -d 'Play random games and sum them up'
complete -c touchline -n __fish_use_subcommand -a trace -d 'Play a random game and list what was legal at each step'
complete -c touchline -n __fish_use_subcommand -a replay -d 'Check files of games'
complete -c touchline -n __fish_use_subcommand -a convert -d 'Write games in another format'
complete -c touchline -n __fish_use_subcommand -a play -d 'Play at the terminal'
complete -c touchline -n __fish_use_subcommand -a serve -d 'Answer requests in JSON, one a line'
complete -c touchline -n __fish_use_subcommand -a schema -d 'Write the JSON Schema of a document'
complete -c touchline -n __fish_use_subcommand -a bench -d 'Measure how fast the games are here'

complete -c touchline -n '__touchline_first new perft random trace play schema bench' -a '(__touchline_games)'
complete -c touchline -n '__touchline_second schema' -a 'state rules record view'
complete -c touchline -n '__touchline_first show legal apply observe redeal winning-turn convert' -F
complete -c touchline -n '__touchline_in replay' -F

complete -c touchline -n '__touchline_in games' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in new' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in new' -l seed -x -d 'play chance events up to the first decision'
complete -c touchline -n '__touchline_in new' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in show' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in show' -l seat -x -d 'as that seat sees it'
complete -c touchline -n '__touchline_in show' -l onlooker -d 'as an onlooker without a seat sees it'
complete -c touchline -n '__touchline_in show' -l flip -d 'from the other side of the board'
complete -c touchline -n '__touchline_in show' -l at -x -d 'a record after so many actions, not at its end'
complete -c touchline -n '__touchline_in show' -l svg -d 'as SVG, with the last turn of a record'
complete -c touchline -n '__touchline_in show' -l theme -x -a 'light dark auto' -d 'of the SVG'
complete -c touchline -n '__touchline_in show' -l dark -d 'the same as --theme dark'
complete -c touchline -n '__touchline_in show' -l targets -d 'SVG with marks where the mover can go'
complete -c touchline -n '__touchline_in show' -l animate -d 'SVG that plays a record, turn by turn'
complete -c touchline -n '__touchline_in show' -l strip -d 'SVG of a record\'s turns side by side'
complete -c touchline -n '__touchline_in show' -l from -x -d 'begin --animate or --strip after so many actions (0)'
complete -c touchline -n '__touchline_in show' -l frame-ms -x -d 'milliseconds that a turn of --animate stands (1200)'
complete -c touchline -n '__touchline_in show' -l columns -x -d 'turns in a row of --strip (4)'
complete -c touchline -n '__touchline_in show' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in legal' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in legal' -l turns -d 'whole turns'
complete -c touchline -n '__touchline_in legal' -l unique -d 'one turn for each different result'
complete -c touchline -n '__touchline_in legal' -l limit -x -d 'list no more than this'
complete -c touchline -n '__touchline_in legal' -l seat -x -d 'what that seat may choose'
complete -c touchline -n '__touchline_in legal' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in apply' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in apply' -l turns -d 'each text is a whole turn'
complete -c touchline -n '__touchline_in apply' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in observe' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in observe' -l seat -x -d 'as that seat sees it'
complete -c touchline -n '__touchline_in observe' -l onlooker -d 'as an onlooker without a seat sees it'
complete -c touchline -n '__touchline_in observe' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in redeal' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in redeal' -l seat -x -d 'as that seat sees it'
complete -c touchline -n '__touchline_in redeal' -l onlooker -d 'as an onlooker without a seat sees it'
complete -c touchline -n '__touchline_in redeal' -l seed -x -d 'of the deal (needed)'
complete -c touchline -n '__touchline_in redeal' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in winning-turn' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in winning-turn' -l nodes -x -d 'try no more jumps or steps than this'
complete -c touchline -n '__touchline_in winning-turn' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in perft' -l from -r -F -d 'count from this state, record or position line'
complete -c touchline -n '__touchline_in perft' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in perft' -l unique -d 'one child for each different result'
complete -c touchline -n '__touchline_in perft' -l turns -d 'count whole turns'
complete -c touchline -n '__touchline_in perft' -l steps -d 'count single actions'
complete -c touchline -n '__touchline_in perft' -l divide -d 'first the count below each first move'
complete -c touchline -n '__touchline_in perft' -l threads -x -d 'threads; the count is the same for any number'
complete -c touchline -n '__touchline_in perft' -l hash -x -d 'MiB for positions already counted'
complete -c touchline -n '__touchline_in perft' -l repeat -x -d 'count so many times'
complete -c touchline -n '__touchline_in perft' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in random' -l games -x -d 'how many (100)'
complete -c touchline -n '__touchline_in random' -l seed -x -d 'of the generators (0)'
complete -c touchline -n '__touchline_in random' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in random' -l max-actions -x -d 'cut games after so many actions'
complete -c touchline -n '__touchline_in random' -l threads -x -d 'threads (1); the results are the same for any number'
complete -c touchline -n '__touchline_in random' -l records -r -F -d 'write each game\'s record into this folder'
complete -c touchline -n '__touchline_in random' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in trace' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in trace' -l seed -x -d 'of the generator (needed)'
complete -c touchline -n '__touchline_in trace' -l max-actions -x -d 'stop after so many actions'
complete -c touchline -n '__touchline_in trace' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in replay' -l format -x -a 'record pdn phutball' -d 'of all files'
complete -c touchline -n '__touchline_in replay' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in convert' -l to -x -a 'json jsonl pdn phutball' -d 'the format to write (needed)'
complete -c touchline -n '__touchline_in convert' -l format -x -a 'record pdn phutball' -d 'of FILE'
complete -c touchline -n '__touchline_in convert' -l seat -x -d 'as that seat may know it: hidden deals covered'
complete -c touchline -n '__touchline_in convert' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in play' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in play' -l seat -x -a 'human random greedy mcts' -d 'who sits there, from seat 0'
complete -c touchline -n '__touchline_in play' -l seed -x -d 'of chance and of the computer\'s players (0)'
complete -c touchline -n '__touchline_in play' -l playouts -x -d 'random games for each choice of mcts (2000)'
complete -c touchline -n '__touchline_in play' -l ms -x -d 'milliseconds for each choice of mcts, in place of playouts'
complete -c touchline -n '__touchline_in play' -l record -r -F -d 'keep the record in this file'

complete -c touchline -n '__touchline_in schema' -l json -d 'answer with one JSON value'

complete -c touchline -n '__touchline_in bench' -l rules -r -F -d 'a JSON object of the rules to change, or a file of it'
complete -c touchline -n '__touchline_in bench' -l json -d 'answer with one JSON value'
