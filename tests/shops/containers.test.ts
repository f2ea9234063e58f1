import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv, promisify } from "node:util";
import type { Session } from "@confiserie/domain/contract/auth";
import type { Order } from "@confiserie/domain/contract/order";
import type { ProductList } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BACKEND, DATA, ROOT, TESTS } from "../../scripts/lib/paths";
import { say, step } from "../../scripts/lib/steps";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import {
	addToImage,
	canRunContainers,
	closeStore,
	makeBaseImages,
	openStore,
	podman,
} from "../support/containers/images";
import { type Machine, openMachine } from "../support/containers/machine";
import { useShop } from "../support/context";
import { orderMoney } from "../support/order-rows";
import { checkout, eventually, payByCard } from "../support/ordering";

const PATIENCE_MS = 120 * 60_000;
/** What our images may weigh above their base, in MB. */
const HEAVIEST = {
	"confiserie-backend:first": 550,
	"confiserie-storefront:first": 250,
	"confiserie-pgbouncer:first": 200,
};
const CONFINED = ["backend", "worker", "reader", "storefront", "pgbouncer"];
const OWNER = { email: "ada@boutique.fr", password: "Berlingot-neuf-2026" };

const guide = readFileSync(join(ROOT, "docs/going-live.md"), "utf8").split("\n## Without containers")[0] ?? "";
/** Lines of the guide's code, without their comments, and what else it has the reader type. */
const commands = [
	...[...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.split("\n")),
	...[...guide.matchAll(/`((?:cp \.env|openssl|docker compose|SHOP_VERSION=)[^`\n]*)`/g)].map(([, code = ""]) => code),
]
	.map((line) => line.replace(/(^|\s+)#.*/, ""))
	.filter(Boolean);
const SHOP = commands.find((line) => line.startsWith("shop() {")) ?? "";

const canRun = await canRunContainers();
/** The folder of the checkout on the server: .env, the catalogue and its images. */
const folder = join(DATA, "containers-server");
const typed = new Set([SHOP]);
let machine: Machine;
let customer: TestCustomer;
const orders: string[] = [];

beforeAll(async () => {
	if (!canRun) return;
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	cpSync(join(ROOT, ".env.example"), join(folder, ".env.example"));
	cpSync(join(BACKEND, "catalogue/images"), join(folder, "images", "demo"), { recursive: true });
	writeFileSync(
		join(folder, "products.csv"),
		catalogueFile([1, 2].map((number) => cellsOf(number, { nom: `Calisson ${number}` }))),
	);
	await openStore();
	machine = await openMachine();
	useShop({ ...machine, databaseUrl: "" });
}, PATIENCE_MS);
afterAll(async () => {
	if (!canRun) return;
	await db().end();
	await machine?.close();
	await closeStore();
	rmSync(folder, { recursive: true, force: true });
}, PATIENCE_MS);

const variables = () => parseEnv(readFileSync(join(folder, ".env"), "utf8"));

/** Sets variables in .env, as an editor does. */
function configure(values: Record<string, string>): void {
	let text = readFileSync(join(folder, ".env"), "utf8");
	for (const [name, value] of Object.entries(values)) {
		expect(text).toMatch(new RegExp(`^(# )?${name}=`, "m"));
		text = text.replace(new RegExp(`^(# )?${name}=.*$`, "m"), `${name}=${value}`);
	}
	writeFileSync(join(folder, ".env"), text);
}

/** Types a command of the guide. Returns its standard output. @throws with all that it said when it fails */
async function type(line: string): Promise<string> {
	expect(commands).toContain(line);
	typed.add(line);
	const up = /^(?:SHOP_VERSION=<former> )?docker compose up -d ?(--build|--no-build)?$/.exec(line);
	if (up) {
		const given = { ...variables(), ...(line.startsWith("SHOP_VERSION") && { SHOP_VERSION: "first" }) };
		await machine.up(given);
		return "";
	}
	const PATH = `${join(TESTS, "fixtures")}:${process.env.PATH}`;
	const options = { cwd: folder, env: { ...process.env, PATH, CONTAINERS: machine.runs } };
	const { stdout } = await promisify(execFile)("bash", ["-c", `${SHOP}\n${line}`], options);
	return stdout;
}

/** Waits as long as a machine that others work on may take. */
const patiently = <Value>(what: string, read: () => Promise<Value | undefined>) => eventually(what, read, 300);

async function order(): Promise<string> {
	const { body } = await api<ProductList>("/products?limit=1");
	const [product] = body.items;
	if (!product) throw new Error("The catalogue is empty.");
	const { clientSecret, orderNumber } = await checkout(customer.token, [
		{ product: { ...product, inventoryItemId: "" }, boxes: 2 },
	]);
	expect((await payByCard(customer.token, clientSecret)).status).toBe(200);
	await patiently("its payment", async () => (await orderMoney(orderNumber)).payment === "PAID" || undefined);
	await patiently("its mail, by the worker", () =>
		machine.exec("worker", "grep", "-rl", orderNumber, "/data/outbox").catch(() => undefined),
	);
	return orderNumber;
}

const pageOfProducts = async () => (await fetch(`${machine.storefront}/products`)).text();

/** All orders so far are there, on pages and by the API, and one more is placed. */
async function sells(): Promise<void> {
	expect(await pageOfProducts()).toContain("Calisson 1");
	for (const number of orders) {
		const { body } = await api<Order>(`/orders/${number}`, { token: customer.token });
		expect(body).toMatchObject({ orderNumber: number, paymentStatus: "PAID" });
	}
	orders.push(await order());
}

describe.runIf(canRun)("docker-compose.yml, as docs/going-live.md has it run", { timeout: PATIENCE_MS }, () => {
	test("images are built from the Dockerfiles, and weigh what they may", async () => {
		await type("cp .env.example .env && chmod 600 .env");
		const secret = async () => (await type("openssl rand -hex 32")).trim();
		configure({
			JWT_SECRET: await secret(),
			COOKIE_SECRET: await secret(),
			PAYMENTS_MODE: "demo",
			STOREFRONT_URL: machine.storefront,
			BACKEND_PUBLIC_URL: machine.backend,
			SITE_HOST: machine.storefront,
			BACKEND_HOST: machine.backend,
			POSTGRES_PASSWORD: await secret(),
			BACKUP_DIR: "/data/backups",
			BACKUP_PASSPHRASE: await secret(),
			SHOP_VERSION: "first",
		});
		await step("Images de base", makeBaseImages);
		const sizes = await machine.build(variables());
		for (const [image, size] of Object.entries(sizes)) say(`  ${image} : ${size} Mo sur sa base`);
		expect(Object.keys(sizes).sort()).toEqual(Object.keys(HEAVIEST).sort());
		for (const [image, most] of Object.entries(HEAVIEST)) expect(sizes[image], image).toBeLessThanOrEqual(most);
	});

	test("an empty server comes up: migrated, set up, healthy", async () => {
		await type("docker compose up -d --build");
		useShop(machine);
		expect((await fetch(machine.storefront)).status).toBe(200);
		const administration = await fetch(`${machine.backend}/app`);
		expect([administration.status, await administration.text()]).toEqual([200, expect.stringContaining("<script")]);
	});

	test.each(CONFINED)("%s has no rights and writes nowhere but to /tmp and its volumes", async (service) => {
		const status = await machine.exec(service, "cat", "/proc/1/status");
		const uid = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
		expect(uid).toBeGreaterThan(0);
		expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
		for (const set of ["CapPrm", "CapEff", "CapBnd"]) expect(status).toMatch(new RegExp(`^${set}:\\s+0+$`, "m"));
		const mounts = (await machine.exec(service, "cat", "/proc/1/mounts")).split("\n").map((line) => line.split(" "));
		const isOfKernel = /^\/(proc|sys|dev)(\/|$)/;
		const writable = mounts
			.filter(([, , , options = ""]) => options.split(",").includes("rw"))
			.map(([, path = ""]) => path);
		const own = writable.filter((path) => !isOfKernel.test(path) && !/^\/(etc|run)\//.test(path));
		expect(
			own.every((path) => path === "/tmp" || path.startsWith("/data/")),
			own.join(" "),
		).toBe(true);
		await expect(machine.exec(service, "touch", "/app")).rejects.toThrow(/Read-only|Permission/);
	});

	test("an administrator chooses a password by the printed link", async () => {
		const said = await type("shop admin create ada@boutique.fr --first-name Ada --last-name Berlingot");
		const token = /\/reset-password\?token=([\w-]+)/.exec(said)?.[1];
		expect((await api("/auth/password/reset", { body: { token, password: OWNER.password } })).status).toBe(204);
		expect((await api<Session>("/auth/login", { body: OWNER })).body.role).toBe("ADMIN");
	});

	test("settings, images and a catalogue are imported and exported", async () => {
		const settings = JSON.parse(await type("shop settings"));
		const shop = { phone: "+33490000001", email: "bonjour@boutique.fr", street: "1 place du Marché" };
		writeFileSync(join(folder, "settings.json"), JSON.stringify({ shop: { ...settings.shop, ...shop } }));
		await type("shop settings settings.json");
		expect(JSON.parse(await type("shop settings")).shop).toMatchObject(shop);
		const copy = commands.find((line) => line.includes("$PWD/images")) ?? "";
		await type(copy);
		expect(await type("shop import products.csv --dry-run")).toContain(
			"2 créés, 0 modifiés, 0 inchangés s'il était importé",
		);
		expect(await type("shop import products.csv")).toContain("✓ Produits : 2 créés, 0 modifiés, 0 inchangés.");
		await type("shop export products --out - > exported.csv");
		expect(readFileSync(join(folder, "exported.csv"), "utf8").trim().split("\n")).toHaveLength(3);
	});

	test("an order is paid; its product is on the page of products, its image resized", async () => {
		customer = await registerCustomer();
		await patiently("the product's card", async () => (await pageOfProducts()).includes("Calisson 1") || undefined);
		await sells();
		const image = await fetch(`${machine.storefront}/_next/image?url=/static/demo/bap-fra-40-piece.webp&w=390&q=75`);
		expect([image.status, image.headers.get("content-type")]).toEqual([200, expect.stringContaining("image/")]);
		await patiently(
			"the resized image in /tmp",
			async () => (await machine.exec("storefront", "ls", "/tmp/images").catch(() => "")) || undefined,
		);
	});

	test("it is checked and backed up", async () => {
		const checked = await type("shop check");
		expect(checked).toContain("✓ Administrateurs");
		// The worker's own first backup may be in progress.
		await patiently("a backup", () => type("shop backup").catch(() => undefined));
		expect(await type("shop check")).toContain("✓ Sauvegarde");
	});

	test("restarted, it has its data", async () => {
		await type("docker compose up -d");
		await sells();
	});

	test("the next release migrates and sells; so does the former one afterwards", async () => {
		const migration = join(folder, "Migration20991231000000.js");
		writeFileSync(
			migration,
			`const { Migration } = require("@medusajs/framework/mikro-orm/migrations");
			exports.Migration20991231000000 = class extends Migration {
				up() { this.addSql("alter table shop_setting add column next_release text"); }
			};`,
		);
		const migrations = "/app/backend/.medusa/server/src/modules/medusa/tables/migrations/";
		await addToImage("confiserie-backend:first", migration, migrations, "confiserie-backend:next");
		for (const name of ["storefront", "pgbouncer"])
			await podman("tag", `confiserie-${name}:first`, `confiserie-${name}:next`);
		configure({ SHOP_VERSION: "next" });
		await type("docker compose up -d --build");
		expect(await running()).toEqual(["next"]);
		await db().query("select next_release from shop_setting");
		await sells();
		await type("SHOP_VERSION=<former> docker compose up -d --no-build");
		expect(await running()).toEqual(["first"]);
		await sells();
	});

	test("each command of the guide was typed", () => {
		expect(commands.filter((line) => !typed.has(line))).toEqual([]);
	});
});

/** Versions of the containers that run. */
async function running(): Promise<string[]> {
	const images = (await podman("ps", "--format", "{{.Image}}")).split("\n");
	return [...new Set(images.map((image) => image.split(":")[1] ?? ""))];
}
