import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NUTRIENTS, PRODUCT_FIELDS } from "@confiserie/domain/catalogue/product-fields";
import { describe, expect, test } from "vitest";
import { memorySettings } from "../../scripts/lib/memory";
import { ROOT } from "../../scripts/lib/paths";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const FOLDER = "docker/systemd";
/** Of Node's C library and of telemetry, which no shop sets. */
const OF_SYSTEM = /^(MALLOC_|MEDUSA_DISABLE_TELEMETRY$|NEXT_TELEMETRY_DISABLED$)/;

/** The variables of a unit or of an image, by name. */
function variables(text: string, keyword: RegExp): Record<string, string> {
	const joined = text.replaceAll(/\\\n\s*/g, "");
	const lines = [...joined.matchAll(keyword)].map(([, rest = ""]) => rest);
	const pairs = lines.flatMap((line) => [
		...line.matchAll(/"?([A-Z][A-Z0-9_]*)=(?:"([^"]*)"|([^"\s]*(?: --[^"\s]+)*))"?/g),
	]);
	return Object.fromEntries(pairs.map(([, name = "", quoted, plain]) => [name, quoted ?? plain ?? ""]));
}

/** The command of each unit, and where its container has it from. */
const COMMANDS = {
	backend: ["@medusajs/cli/cli.js start", "docker/backend.Dockerfile", '@medusajs/cli/cli.js", "start"'],
	reader: ["node src/reader/start.js", "docker-compose.yml", "command: [node, src/reader/start.js,"],
	storefront: ["node dist/server/start.js", "docker/storefront.Dockerfile", '"node", "dist/server/start.js"'],
} as const;

describe.each(["backend", "reader", "storefront"] as const)("docker/systemd/confiserie-%s.service", (side) => {
	const unit = read(`${FOLDER}/confiserie-${side}.service`);
	const image = read(`docker/${side === "reader" ? "backend" : side}.Dockerfile`);
	const given = variables(unit, /^Environment=(.*)$/gm);

	test("gives the process what its image gives it", () => {
		const ofImage = variables(image.slice(image.lastIndexOf("\nFROM ")), /^ENV (.*)$/gm);
		expect(Object.keys(ofImage).length).toBeGreaterThan(4);
		// The reader runs in the backend's image, with a smaller heap, a port of its own and nothing of Medusa.
		const { MEDUSA_DISABLE_TELEMETRY: _, PORT: __, ...others } = ofImage;
		const ofReader = { ...others, NODE_OPTIONS: memorySettings("reader", "").NODE_OPTIONS };
		expect(given).toMatchObject(side === "reader" ? ofReader : ofImage);
	});

	test("runs what its image runs, and connects only to this machine", () => {
		const command = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "";
		const [started, file, inContainer] = COMMANDS[side];
		expect(command).toContain(started);
		expect(read(file)).toContain(inContainer);
		expect(command).toMatch(/--host(name)? 127\.0\.0\.1$/);
	});

	test("sets only variables that .env.example explains, stops in order, restarts and has a limit of memory", () => {
		const example = read(".env.example");
		for (const name of Object.keys(given).filter((one) => !OF_SYSTEM.test(one))) expect(example).toMatch(`${name}=`);
		const heap = Number(/--max-old-space-size=(\d+)/.exec(given.NODE_OPTIONS ?? "")?.[1]);
		expect(Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1])).toBeGreaterThan(1.3 * heap);
		expect(unit).toMatch(/^Restart=always$/m);
		expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(3 + 8);
	});
});

test("each unit is named by docs/going-live.md, and each file that it names is there", () => {
	const guide = read("docs/going-live.md");
	for (const file of readdirSync(join(ROOT, FOLDER))) expect(guide).toContain(file);
	for (const [, file = ""] of guide.matchAll(/`(docker\/[\w./-]+)`/g))
		expect(existsSync(join(ROOT, file)), file).toBe(true);
	const known = variables(read(`${FOLDER}/caddy.conf`), /^Environment=(.*)$/gm);
	const asked = [
		...read("docker/Caddyfile").matchAll(/\{\$(SITE_HOST|BACKEND_HOST|BACKENDS|READERS|STOREFRONTS)\b/g),
	].map(([, name]) => name);
	expect(Object.keys(known)).toEqual(expect.arrayContaining([...new Set(asked)]));
});

test("docs/catalogue-file.md tells every column that an import takes, and no other", () => {
	const documented = [...read("docs/catalogue-file.md").matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
		[...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = ""]) => name),
	);
	const known = [
		...Object.values(PRODUCT_FIELDS).flatMap(({ heading }) => heading ?? []),
		...NUTRIENTS.map(({ heading }) => heading),
	];
	expect(documented.sort()).toEqual(known.sort());
});

test("docs/going-live.md names each variable without which production does not start, and only what .env.example explains", () => {
	const guide = read("docs/going-live.md");
	const [, table = ""] = /## 1\. Configure([\s\S]*?)## 2/.exec(guide) ?? [];
	const documented = [...table.matchAll(/`([A-Z][A-Z0-9_]+)(?:=\w+)?`/g)].map(([, name = ""]) => name);
	for (const name of documented) expect(read(".env.example")).toMatch(new RegExp(`^(# )?${name}=`, "m"));
	const compose = [...read("docker-compose.yml").matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name);
	expect(documented).toEqual(expect.arrayContaining([...new Set(compose), "DATABASE_URL", "SMTP_URL", "MAIL_FROM"]));
});

test("each EAN that a guide tells to try is a box of the demonstration", () => {
	const [headings = "", ...lines] = read("backend/catalogue/demo.csv").split("\n");
	const column = headings.split(";").indexOf("ean_carton");
	const boxes = lines.map((line) => line.split(";")[column]);
	for (const guide of ["docs/channels.md", "examples/till/README.md"]) {
		const named = [...read(guide).matchAll(/(?:EAN=|ean: ")(\d{8,14})/g)].map(([, ean]) => ean);
		expect(named.length, guide).toBeGreaterThan(0);
		expect(boxes, guide).toEqual(expect.arrayContaining(named));
	}
});
