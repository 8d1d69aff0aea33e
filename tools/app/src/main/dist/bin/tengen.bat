@echo off
rem Finds a JDK 25 and runs Tengen with the flags of its mode; the exit code is Tengen's.
setlocal DisableDelayedExpansion
call "%~dp0find-jdk.bat"
if errorlevel 1 exit /b 78
for %%H in ("%~dp0..") do set "TENGEN_HOME=%%~fH"

rem The JVM's flags are needed before any YAML can be read; # begins a comment in these files.
set "COMMAND=%~1"
if "%COMMAND%"=="--debug" set "COMMAND=%~2"
set "MODE=tools"
if "%COMMAND%"=="stdio" set "MODE=stdio"
if "%COMMAND%"=="connect" set "MODE=connect"
if "%COMMAND%"=="serve" set "MODE=serve"
set "MODULES=%TENGEN_HOME%\lib"
if not "%MODE%"=="stdio" if not "%MODE%"=="connect" set "MODULES=%MODULES%;%TENGEN_HOME%\lib\%MODE%"

rem A cache made here by `tengen train` shortens the start; the JVM ignores one that does not fit.
set "AOT="
if exist "%TENGEN_HOME%\cache\%MODE%.aot" set AOT="-XX:AOTCache=%TENGEN_HOME%\cache\%MODE%.aot"

"%JAVA_25%\bin\java.exe" "@%TENGEN_HOME%\config\%MODE%.jvm" %AOT% %TENGEN_JAVA_OPTIONS% "-Dtengen.home=%TENGEN_HOME%" "--module-path=%MODULES%" -m tengen.app/tengen.app.Main %*
set "CODE=%ERRORLEVEL%"
rem Where a jar is missing, the JVM ends with 1 and names a module in place of the file.
if "%CODE%"=="1" for /f "usebackq" %%J in ("%TENGEN_HOME%\share\jars.txt") do if not exist "%TENGEN_HOME%\%%J" >&2 echo tengen: %TENGEN_HOME%\%%J is missing; install Tengen again
exit /b %CODE%
