@echo off
rem What a GUI starts to play on a remote daemon: as config\pbrain-connect.txt says, on one line.
set "LINE="
set /p LINE=<"%~dp0..\config\pbrain-connect.txt"
if not defined LINE if "%~1"=="" (
  echo tengen: "%~dp0..\config\pbrain-connect.txt": the first line is empty; it must be HOST:PORT of a daemon's listener 1>&2
  exit /b 2
)
rem Without call, tengen.bat replaces this file and its exit code is kept; with it, Wine 8.0 exits with 1.
"%~dp0tengen.bat" connect %LINE% %*
