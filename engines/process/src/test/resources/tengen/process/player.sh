#!/bin/sh
# Plays Gomoku over Gomocup and over GTP: the first empty point, in reading order.
# FAULT, if set, says what it does wrong; see the cases below. The file "pids" beside it gets the
# number of each process, the file "heard" each command.
width=0 height=0 stones=' ' fault=${FAULT:-}
pids=${0%/*}/pids heard=${0%/*}/heard
echo $$ >>"$pids"

case $fault in
  never-ready) exec sleep 60 ;;
  closes-at-once) exec sleep 60 >&- ;;
  forks-*) (setsid sleep 60 & echo $! >>"$pids") ;;
  out-of-luck)
    echo 'out of luck' >&2
    exit 3
    ;;
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

hang() {
  sleep 60 &
  echo $! >>"$pids"
  wait
}

# What may go wrong before an answer in either protocol.
stumble() {
  case $fault in
    dies | forks-and-dies) exit 1 ;;
    dies-once)
      if [ "$(grep -c . "$pids")" -eq 1 ]; then
        printf '0,'
        exit 1
      fi
      ;;
    hangs) hang ;;
    closes)
      exec >&-
      hang
      ;;
    answers-end)
      while read -r line; do
        case $line in END | quit) break ;; esac
      done
      ;;
    floods) exec yes 'I have much to say' ;;
    endless) exec tr '\000' x </dev/zero ;;
    chatters) yes 'I have much to say' | head -n 20000 ;;
    babbles) printf 'hello\r\n\n\000\377 7;7\n,\n' ;;
    waits)
      while read -r line; do
        case $line in YXSTOP | '# interrupt') break ;; esac
      done
      ;;
  esac
}

gomocup_move() {
  stumble
  first_empty
  case $fault in
    occupied) x=0 y=0 ;;
    outside) x=40 ;;
    refuses)
      echo 'ERROR I will not'
      return
      ;;
    suggests)
      echo "SUGGEST $x,$y"
      read -r word rest
      ;;
    thinks)
      echo 'MESSAGE depth 3-5 ev 100 n 2K n/ms 900 tm 2 pv h8'
      echo 'MESSAGE REALTIME POS 4,4'
      echo 'INFO PV 0'
      echo 'INFO DEPTH 4'
      echo 'INFO TOTALNODES 3000'
      echo 'INFO WINRATE 0.75'
      echo "INFO BESTLINE $x,$y 4,4"
      echo 'INFO PV DONE'
      ;;
  esac
  put "$x,$y"
  echo "$x,$y"
}

columns='A B C D E F G H J K L M N O P Q R S T U V'

gtp_play() {
  column=$(echo "$1" | cut -c 1)
  before=${columns%"$column"*}
  put "$((${#before} / 2)),$((height - ${1#?}))"
}

gtp_genmove() {
  stumble
  first_empty
  case $fault in
    resigns)
      printf '= resign\n\n'
      return
      ;;
    refuses)
      printf '? I will not\n\n'
      return
      ;;
    occupied) x=0 y=0 ;;
    outside) y=-1 ;;
    nowhere)
      printf '= Z99\n\n'
      return
      ;;
  esac
  put "$x,$y"
  printf '= %s%s\n\n' "$(echo "$columns" | cut -d ' ' -f $((x + 1)))" $((height - y))
}

while read -r word first second third; do
  echo "$word $first $second $third" >>"$heard"
  case $word in
    START) width=$first height=$first stones=' '; echo OK ;;
    RECTSTART) width=${first%,*} height=${first#*,} stones=' '; echo OK ;;
    BEGIN) gomocup_move ;;
    TURN) put "$first"; gomocup_move ;;
    BOARD)
      stones=' '
      while read -r line; do
        echo "$line" >>"$heard"
        case $line in DONE) break ;; esac
        put "${line%,*}"
      done
      gomocup_move
      ;;
    INFO | YXSTOP) ;;
    END)
      case $fault in deaf) hang ;; esac
      exit 0
      ;;
    list_commands) printf '= play\ngenmove\ngogui-interrupt\nrectangular_boardsize\n\n' ;;
    boardsize)
      width=$first height=$first
      case $fault in slow-board) sleep 0.3 ;; esac
      printf '=\n\n'
      ;;
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
