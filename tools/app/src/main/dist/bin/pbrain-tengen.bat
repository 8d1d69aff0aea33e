@echo off
rem What Gomocup managers start: one engine on standard input and output.
rem Without call, tengen.bat replaces this file and its exit code is kept; with it, Wine 8.0 exits with 1.
"%~dp0tengen.bat" stdio --protocol gomocup --config "%~dp0..\config\tournament.yaml" %*
