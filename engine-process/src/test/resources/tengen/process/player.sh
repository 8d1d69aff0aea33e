#!/bin/sh
# Plays Gomoku over Gomocup and over GTP: the first empty point, in reading order.
# FAULT, if set, says what it does wrong; see the cases below. Each start is a line in the file
# "starts" beside it.
width=0 height=0 stones=' ' fault=${FAULT:-}

log=${0%/*}/starts
echo $$ >>"$log"
case $fault in
  silent) exec sleep 60 ;;
  late-child) sleep 60 & ;;
  stderr) echo 'out of luck' >&2; exit 3 ;;
  flood) yes '0,0 is what I think' & ;;
esac

first_empty() {
  y=0
  while [ "$y" -lt "$height" ]; do
    x=0
    while [ "$x" -lt "$width" ]; do
      case $stones in
        *" $x,$y "*) ;;
        *) return ;;
      esac
      x=$((x + 1))
    done
    y=$((y + 1))
  done
}

put() { stones="$stones$1 "; }

gomocup_move() {
  case $fault in
    occupied) echo '0,0'; return ;;
    outside) echo '40,40'; return ;;
    refuses) echo 'ERROR I will not'; return ;;
    dies) exit 1 ;;
    dies-once)
      if [ "$(grep -c . "$log")" -eq 1 ]; then
        printf '0,'
        exit 1
      fi
      ;;
    hangs) sleep 60 ;;
    waits)
      while read -r word rest; do
        case $word in YXSTOP) break ;; esac
      done
      ;;
    garbage) printf 'hello\r\n\n\000\377 7;7\n,\n' ;;
    suggests)
      first_empty
      echo "SUGGEST $x,$y"
      read -r word rest
      put "$rest"
      echo "$rest"
      return
      ;;
    thinks)
      echo 'MESSAGE depth 3-5 ev 100 n 2K n/ms 900 tm 2 pv h8'
      echo 'INFO DEPTH 4'
      echo 'INFO TOTALNODES 3000'
      echo 'INFO WINRATE 0.75'
      first_empty
      echo "INFO BESTLINE $x,$y 4,4"
      echo 'INFO PV DONE'
      ;;
  esac
  first_empty
  put "$x,$y"
  echo "$x,$y"
}

# Columns are letters without I, rows count from the bottom.
vertex() {
  row=$((height - $2))
  column=$(echo 'A B C D E F G H J K L M N O P Q R S T U V' | cut -d ' ' -f $(($1 + 1)))
}

gtp_play() {
  letter=$(echo "$1" | cut -c 1)
  rest=${1#?}
  x=0
  for name in A B C D E F G H J K L M N O P Q R S T U V; do
    if [ "$name" = "$letter" ]; then break; fi
    x=$((x + 1))
  done
  put "$x,$((height - rest))"
}

gtp_genmove() {
  case $fault in
    resigns) printf '= resign\n\n'; return ;;
    outside) printf '= V22\n\n'; return ;;
    refuses) printf '? I will not\n\n'; return ;;
    dies) exit 1 ;;
    hangs) sleep 60 ;;
    waits)
      while read -r line; do
        case $line in '# interrupt') break ;; esac
      done
      ;;
    garbage) printf 'hello\n\n' ;;
  esac
  first_empty
  put "$x,$y"
  vertex "$x" "$y"
  printf '= %s%s\n\n' "$column" "$row"
}

while read -r word first second third; do
  case $word in
    START) width=$first height=$first stones=' '; echo OK ;;
    RECTSTART) width=${first%,*} height=${first#*,} stones=' '; echo OK ;;
    BEGIN) gomocup_move ;;
    TURN) put "$first"; gomocup_move ;;
    BOARD)
      stones=' '
      while read -r line; do
        case $line in DONE) break ;; esac
        put "${line%,*}"
      done
      gomocup_move
      ;;
    INFO | YXSTOP) ;;
    END)
      case $fault in deaf) while :; do sleep 1; done ;; esac
      exit 0
      ;;
    list_commands) printf '= play\ngenmove\ngogui-interrupt\nrectangular_boardsize\n\n' ;;
    boardsize) width=$first height=$first; printf '=\n\n' ;;
    rectangular_boardsize) width=$first height=$second; printf '=\n\n' ;;
    clear_board) stones=' '; printf '= \n\n' ;;
    play) gtp_play "$second"; printf '= \n\n' ;;
    genmove) gtp_genmove ;;
    time_settings | time_left) printf '= \n\n' ;;
    quit) printf '= \n\n'; exit 0 ;;
    \#*) ;;
    [a-z]*) printf '? unknown command\n\n' ;;
    *) echo "UNKNOWN $word" ;;
  esac
done
