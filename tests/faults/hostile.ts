import { zipSync } from "fflate";
import type { Chance } from "../support/chance";

/** A request, ready to be sent, with a name that says what is hostile about it. */
export interface Attack {
	name: string;
	bytes: Buffer;
}

/** Who attacks, and where: values that exist, so that requests reach far. */
export interface Attacker {
	host: string;
	customer: string;
	administrator: string;
	companyId: string;
}

type Pool = readonly [string, ...string[]];

const PATHS: Pool = [
	"/health",
	..."/health/ready / /nowhere /app /static/x.webp /metrics /auth/session /store/products /store/regions".split(" "),
	..."/api/products /api/products/search /api/categories /api/changes /api/orders /api/lists".split(" "),
	..."/api/admin/orders /api/admin/products /api/admin/customers /api/admin/activity".split(" "),
	..."/admin/orders /admin/products /admin/customers".split(" "),
];

/** Query strings: what they cost is in their shape, not in their length. */
const QUERIES: readonly [(chance: Chance) => string, ...((chance: Chance) => string)[]] = [
	(chance) =>
		`${chance.pick(["x", "tag", "fields", "id"])}[${chance.pick(["100000000", "4294967294", "99999", "%31000000"])}]=a`,
	() => Array.from({ length: 5 }, (_, at) => `x${at}%5B100000000%5D=a`).join("&"),
	(chance) => Array.from({ length: 150 }, (_, at) => `${at}[${chance.between(100, 199)}]=`).join("&"),
	() => `a${"[199]".repeat(5)}=1&`.repeat(190),
	(chance) => `${chance.pick(["q", "tag"])}${"[b]".repeat(chance.between(6, 2000))}=1`,
	(chance) => `${"[".repeat(chance.between(1, 4000))}=1`,
	() => "a&".repeat(4000),
	() => "tag=A&".repeat(195),
	(chance) => `query=${"a ".repeat(chance.between(100, 4000)).replaceAll(" ", "+")}`,
	(chance) => `q=${"%E0%A4%A".repeat(chance.between(1, 900))}`,
	() => `q=${"x".repeat(15_000)}`,
	() => "__proto__[x]=1&constructor[prototype][x]=1&toString=1",
	() => `order=${"-".repeat(3000)}created_at&limit=1e9&offset=-1`,
	() => `$and[0][$or][1][created_at][$gte]=${"9".repeat(400)}`,
	(chance) => `q=${encodeURIComponent(`${"(".repeat(500)}${"a|".repeat(chance.between(1, 200))}*+?`)}`,
];

const HEADERS: readonly [(chance: Chance) => string, ...((chance: Chance) => string)[]] = [
	() => "Connection: close, X-Forwarded-For, Authorization, Host",
	() => `X-Forwarded-For: ${Array.from({ length: 900 }, (_, at) => `10.0.${at % 256}.1`).join(", ")}`,
	() => `Cookie: ${"a=b; ".repeat(2500)}`,
	() => `Cookie: connect.sid=s%3A${"a".repeat(8000)}`,
	() => `Authorization: Bearer ${"a".repeat(4000)}.${"b".repeat(4000)}.c`,
	() => `Authorization: ${"a".repeat(12_000)}`,
	() => `Authorization: ${"a ".repeat(6000)}`,
	() => `Accept-Encoding: ${"gzip;q=0.1,".repeat(1000)}`,
	() => `Accept-Language: ${"fr-FR;q=0.9, ".repeat(900)}`,
	() => `Accept: ${"a/b;".repeat(3000)}`,
	() => `If-None-Match: ${'W/"a", '.repeat(1500)}`,
	() => `Range: bytes=${"0-0,".repeat(3000)}`,
	() => `Content-Type: application/json;${"a=b;".repeat(2500)}`,
	() => `X-Request-Id: ${"é".repeat(2000)}`,
	() => Array.from({ length: 300 }, (_, at) => `X-${at}: a`).join("\r\n"),
	() => `Origin: http://${"a.".repeat(4000)}example`,
];

/** Values of Medusa's `fields`, bound to the type of the route or refused. */
const FIELDS: readonly [(chance: Chance) => string, ...((chance: Chance) => string)[]] = [
	() => "location.id",
	() => "locations.id,*locations.address",
	() => "*variants.product.variants.product.variants.product",
	() => "id".concat(".product".repeat(800)),
	(chance) =>
		`${chance.pick(["+", "-", "*", "%2B"])}${chance.pick(["orders", "customer", "location", "service_zone"])}.id`,
	() => Array.from({ length: 800 }, (_, at) => `f${at}`).join(","),
	() => ",".repeat(4000),
	() => "__proto__.x,constructor.prototype",
	() => `${"*".repeat(3000)}id`,
];
const FIELD_PATHS: Pool = [
	"/admin/shipping-options",
	..."/admin/shipping-profiles /admin/stock-locations /admin/orders /admin/products /admin/customers".split(" "),
	..."/admin/inventory-items /admin/regions /admin/price-lists /store/products /store/regions".split(" "),
];

const cells = (sign: string, columns: number, rows: number) => Buffer.from(`${sign.repeat(columns)}\n`.repeat(rows));
const packed = (files: number, content = "") =>
	Buffer.from(
		zipSync(Object.fromEntries(Array.from({ length: files }, (_, at) => [`${at}.xml`, Buffer.from(content)]))),
	);
const sheet = (rows: string, strings = "") =>
	Buffer.from(
		zipSync({
			"xl/_rels/workbook.xml.rels": Buffer.from(
				'<Relationships><Relationship Id="s" Type="a/worksheet" Target="sheet.xml"/><Relationship Id="t" Type="a/sharedStrings" Target="strings.xml"/></Relationships>',
			),
			"xl/workbook.xml": Buffer.from('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="s"/></sheets></workbook>'),
			"xl/sheet.xml": Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
			"xl/strings.xml": Buffer.from(`<sst>${strings}</sst>`),
		}),
	);

/** Contents of uploaded tables, each made once. */
const TABLES: readonly [string, () => Buffer][] = [
	["4.9 MB of semicolons", () => cells(";", 4_900_000, 1)],
	["lines of 20,000 semicolons", () => cells(";", 20_000, 240)],
	["lines of 1,000 semicolons", () => cells(";", 1000, 4900)],
	["a million short lines", () => cells("1;1", 1, 1_200_000)],
	["lines of 400 numbers", () => cells("1;", 400, 6000)],
	["4.9 MB of quotes", () => cells('"', 4_900_000, 1)],
	["a quote that is never closed", () => Buffer.from(`a;"${"b;\n".repeat(1_600_000)}`)],
	["a cell of 190,000 blanks", () => Buffer.from(`reference;quantite\n${`A;1${" ".repeat(190_000)}z\n`.repeat(20)}`)],
	["headings without end", () => Buffer.from(`${"reference;".repeat(900)}\n1`)],
	["line feeds", () => Buffer.alloc(4_900_000, "\r")],
	["bytes of no text", () => Buffer.alloc(4_900_000, 0xff)],
	["a ZIP of 48,000 entries", () => packed(48_000)],
	["a ZIP of 9,000 entries", () => packed(9000)],
	["a workbook of a million empty rows", () => sheet("<row/>".repeat(1_000_000))],
	["a workbook of wide rows", () => sheet(`<row>${"<c><v>1</v></c>".repeat(250)}</row>`.repeat(8000))],
	["a workbook of texts without end", () => sheet("<row/>", "<si><t>abc</t></si>".repeat(2_000_000))],
	[
		"a workbook of one text in many cells",
		() =>
			sheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(2000), `<si><t>${"a".repeat(30_000)}</t></si>`),
	],
	["a workbook whose sheet unpacks to 200 MB", () => sheet(" ".repeat(200_000_000))],
];

const BODIES: readonly [string, string, () => string][] = [
	["a form with a large index", "application/x-www-form-urlencoded", () => "x[100000000]=a"],
	["a deep form", "application/x-www-form-urlencoded", () => `a${"[b]".repeat(30_000)}=1`],
	["deep JSON", "application/json", () => "[".repeat(50_000) + "]".repeat(50_000)],
	[
		"JSON with many names",
		"application/json",
		() => `{${Array.from({ length: 9000 }, (_, at) => `"a${at}":1`).join(",")}}`,
	],
	[
		"an e-mail of 90,000 signs",
		"application/json",
		() => JSON.stringify({ email: `${"a.".repeat(45_000)}@b`, password: "x" }),
	],
	["text", "text/plain", () => "a".repeat(99_000)],
];

/** The generated attacks of each kind. */
export function attacksOf(attacker: Attacker, chance: Chance, count: number) {
	const { host, customer, administrator } = attacker;
	const tokens: Pool = ["", customer, administrator];
	const request = (line: string, headers: readonly string[], body: Buffer = Buffer.alloc(0)) => {
		const head = [`${line} HTTP/1.1`, `Host: ${host}`, "X-Forwarded-For: 127.0.0.1", ...headers];
		if (!headers.some((header) => header.startsWith("Connection:"))) head.push("Connection: close");
		if (body.length > 0) head.push(`Content-Length: ${body.length}`);
		return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body]);
	};
	const signed = (token: string) => (token === "" ? [] : [`Authorization: Bearer ${token}`]);
	const upload = (door: string, body: Buffer) =>
		request(`POST ${door}`, [...signed(administrator), "Content-Type: multipart/form-data; boundary=x"], body);
	const drawn = (make: () => Attack) => Array.from({ length: count }, make);
	return {
		queries: () =>
			drawn(() => {
				const [method, path] = [chance.pick(["GET", "GET", "HEAD", "OPTIONS"]), chance.pick(PATHS)];
				const query = chance.pick(QUERIES)(chance).slice(0, 15_500);
				return {
					name: `${method} ${path}?${query.slice(0, 60)}`,
					bytes: request(`${method} ${path}?${query}`, signed(chance.pick(tokens))),
				};
			}),
		headers: () =>
			drawn(() => {
				const [path, header] = [chance.pick(PATHS), chance.pick(HEADERS)(chance)];
				return {
					name: `${path} with ${header.slice(0, 60)}`,
					bytes: request(`GET ${path}`, [header.slice(0, 15_000)]),
				};
			}),
		fields: () =>
			drawn(() => {
				const target = `${chance.pick(FIELD_PATHS)}?${chance.pick(["fields", "order"])}=${chance.pick(FIELDS)(chance)}`;
				return { name: target.slice(0, 100), bytes: request(`GET ${target}`, signed(administrator)) };
			}),
		bodies: () =>
			BODIES.map(([name, type, content]) => ({
				name,
				bytes: request(
					`POST ${chance.pick(["/api/auth/login", "/api/contact", "/auth/user/emailpass", "/api/newsletter"])}`,
					[`Content-Type: ${type}`],
					Buffer.from(content()),
				),
			})),
		/** Every table at the door that anyone may use, and at some of the others. */
		uploads: () => [
			...TABLES.flatMap(([name, make]) => {
				const content = make();
				const doors = [
					"/api/quick-order/file",
					chance.pick([
						"/api/admin/products/import?dryRun=true",
						"/api/admin/products/import/mapping",
						"/api/admin/customers/import/mapping",
						"/api/admin/past-orders?unit=BOX&dryRun=true",
						"/api/admin/redirects/table",
						`/api/admin/companies/${attacker.companyId}/prices/file?version=0`,
					]),
				];
				return doors.map((door) => ({ name: `${name} at ${door}`, bytes: upload(door, form(content)) }));
			}),
			{
				name: "a text with a large index",
				bytes: upload("/api/quick-order/file", form(cells("a;1", 1, 1), "a[100000000]")),
			},
		],
	};
}

/** A form with a file; the name of a text beside it is read as a path by some parsers. */
function form(content: Buffer, text = "unit"): Buffer {
	const part = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
	return Buffer.concat([
		Buffer.from(`${part(`name="${text}"`)}1\r\n${part('name="file"; filename="a.csv"')}`),
		content,
		Buffer.from("\r\n--x--\r\n"),
	]);
}
