<?xml version="1.0" encoding="UTF-8"?>
<!-- Sums up the test reports of all modules as text: the totals, then how many tests each reason skipped. -->
<!DOCTYPE stylesheet [
  <!-- The first line of a skip's reason: an attribute, or the text of the exception that aborted the test.
       AssertJ's texts begin with a line break and a prefix. -->
  <!ENTITY text "substring-after(text()[not(../@message)], 'Exception: ')">
  <!ENTITY cut "substring(&text;, 1 + number(starts-with(&text;, '&#38;#10;')))">
  <!ENTITY reason "substring-before(concat(@message, &cut;, '&#38;#10;'), '&#38;#10;')">
]>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="text" encoding="UTF-8"/>
  <xsl:key name="reason" match="skipped" use="&reason;"/>

  <xsl:template match="/testsuites">
    <xsl:variable name="skipped" select="sum(testsuite/@skipped)"/>
    <xsl:value-of select="concat(sum(testsuite/@tests) - $skipped, ' tests passed, ', $skipped, ' skipped')"/>
    <xsl:for-each select="testsuite/testcase/skipped[generate-id() = generate-id(key('reason', &reason;)[1])]">
      <xsl:sort select="count(key('reason', &reason;))" data-type="number" order="descending"/>
      <xsl:value-of select="concat('&#10;', count(key('reason', &reason;)), ' skipped: ', &reason;)"/>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
