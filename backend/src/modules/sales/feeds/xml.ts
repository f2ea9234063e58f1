import { escapeXml } from "../../../lib/xml";

/** An element with a text, on a line of its own. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;
