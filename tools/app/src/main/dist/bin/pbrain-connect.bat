@echo off
rem What a GUI starts to play on a remote daemon: as config\pbrain-connect.txt says, on one line.
set "LINE="
set /p LINE=<"%~dp0..\config\pbrain-connect.txt"
call "%~dp0tengen.bat" connect %LINE% %*
exit /b %ERRORLEVEL%
