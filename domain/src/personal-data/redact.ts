/** What a log must never contain, also in messages of libraries: personal addresses and numbers, and credentials. */
const FORBIDDEN: readonly [RegExp, string][] = [
	// Passwords in addresses of databases and mail servers come first: with their host they look like an e-mail.
	[/\b([a-z][\w+.-]*:\/\/)[^\s/@:]*:[^\s/@]*@/gi, "$1[secret]@"],
	[/[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu, "[e-mail]"],
	[/\bBearer\s+[^\s"',]+/gi, "Bearer [secret]"],
	[/\bey[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, "[secret]"],
	[/\b(?:sk|rk|pk|whsec)_[\w-]{6,}/g, "[secret]"],
	[/\bpi_\w+_secret_\w+/g, "[secret]"],
	[/([?&][\w.-]+=)[^\s&"'#]+/g, "$1[value]"],
	[/(?:\+|\b00)\d{2}[\s.-]?\d(?:[\s.-]?\d){7,9}\b|\b0[1-9](?:[\s.-]?\d{2}){4}\b/g, "[phone]"],
];

/** A statement of Medusa contains its values, which may be personal data. */
const STATEMENT = /\b(?:select|insert\s+into|update|delete\s+from|with)\s.*(?:\bfrom\b|\bset\b|\bvalues\b|\bwhere\b)/is;
const LITERAL = /'(?:[^']|'')*'/g;
/** What the database or Medusa could not read, in their own words. */
const UNREADABLE_VALUE = /(invalid input (?:syntax|value)[^:\n]*: |, got: )(["']).*?\2/gi;

/** Longest text of a log line, in characters: some of the patterns take the square of its length. */
const LONGEST = 8000;

/** Redacts a text for the log, and cuts a long one: a safety net, since messages should hold no personal data. */
export function redact(text: string): string {
	const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
	const plain = FORBIDDEN.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), short);
	const readable = plain.replace(UNREADABLE_VALUE, "$1[value]");
	return STATEMENT.test(readable) ? readable.replace(LITERAL, "'[value]'") : readable;
}
