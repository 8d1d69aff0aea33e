@echo off
rem Called, not run: leaves the folder of a JDK 25 in JAVA_25, or ends with one line and code 78.
rem The order: TENGEN_JAVA_HOME, a bundled jre, JAVA_HOME, PATH, the usual folders.
set "JAVA_25="
if defined TENGEN_JAVA_HOME call :try "%TENGEN_JAVA_HOME%"
if not defined JAVA_25 call :try "%~dp0..\jre"
if not defined JAVA_25 if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined JAVA_25 for %%J in (java.exe) do if not "%%~$PATH:J"=="" call :try "%%~dp$PATH:J.."
if not defined JAVA_25 for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\Microsoft\*" "%ProgramFiles%\Zulu\*" "%ProgramFiles%\Amazon Corretto\*" "%ProgramFiles%\BellSoft\*" "%USERPROFILE%\.jdks\*" "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*") do if not defined JAVA_25 call :try "%%~D"
if defined JAVA_25 exit /b 0
>&2 echo tengen: no JDK 25 found; install one, or set TENGEN_JAVA_HOME to its folder
exit /b 78

:try
rem A JDK tells its version in its "release" file, without starting a JVM.
if not exist "%~1\bin\java.exe" exit /b 0
findstr /b /l /c:"JAVA_VERSION=\"25\"" /c:"JAVA_VERSION=\"25." "%~1\release" >nul 2>nul
if not errorlevel 1 set "JAVA_25=%~1"
exit /b 0
