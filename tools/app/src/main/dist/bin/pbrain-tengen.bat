@echo off
rem What Gomocup managers start: one engine on standard input and output.
call "%~dp0tengen.bat" stdio --protocol gomocup --config "%~dp0..\config\tournament.yaml" %*
exit /b %ERRORLEVEL%
