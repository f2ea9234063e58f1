import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { OPEN_AUTH } from "../../backend/src/http/medusa-paths";
import { API_ROUTES } from "../../backend/src/http/routes";
import { STORE_ROUTES } from "../../backend/src/http/store/routes";
import { servedOperations } from "../support/served-operations";

const API_FOLDER = join(import.meta.dirname, "../../backend/src/api");
/** What Medusa's file router takes for a handler. */
const HANDLER = /^export (?:async )?(?:function|const) (GET|POST|PUT|PATCH|DELETE|OPTIONS|HEAD)\b/gm;

const shape = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ":")}`;

function handlersIn(folder: string, root: string): string[] {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return files
		.filter((file) => file.endsWith(`${sep}route.ts`))
		.flatMap((file) => {
			const path = `${root}/${file.split(sep).slice(0, -1).join("/")}`.replace(/\[\w+\]/g, ":x");
			const source = readFileSync(join(folder, file), "utf8");
			return [...source.matchAll(HANDLER)].map(([, method = ""]) => shape(method, path));
		});
}

test("every handler is listed with its access, and every listed route has its handler", async () => {
	const listed = API_ROUTES.map(({ method, path }) => shape(method, path));
	const served = (await servedOperations()).map(({ key }) => key.replace(/:\w+/g, ":"));
	expect([...listed].sort()).toEqual(served.sort());
	expect(new Set(listed).size).toBe(listed.length);
});

test("everything under /api/admin is for administrators, and nothing else is", () => {
	for (const { path, access } of API_ROUTES) {
		expect([path, access === "admin"]).toEqual([path, path.startsWith("/api/admin/")]);
	}
});

test("outside /api there are Medusa's own /admin, which wants a Medusa user, its sign-in, the Store API and public files", () => {
	const folders = readdirSync(API_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	expect(folders.map(({ name }) => name).sort()).toEqual(["admin", "auth", "static", "store"]);
	const files = readdirSync(join(API_FOLDER, "admin"), { recursive: true, encoding: "utf8" });
	const handlers = files.filter((file) => file.endsWith(`${sep}route.ts`));
	expect(handlers.length).toBeGreaterThan(0);
	// How a handler of Medusa's router would open itself to everybody.
	for (const file of handlers)
		expect(readFileSync(join(API_FOLDER, "admin", file), "utf8")).not.toMatch(/AUTHENTICATE/);
});

test("the routes that replace Medusa's under /auth are those that it leaves open there, and all that change something", () => {
	const folder = join(API_FOLDER, "auth");
	const own = handlersIn(folder, "/auth").filter((route) => !route.includes(" /auth/customer/"));
	const open = OPEN_AUTH.flatMap(({ path, methods }) => methods.map((method) => shape(method, path)));
	expect(own.sort()).toEqual(open.filter((route) => route !== "GET /auth/user/providers").sort());
});

test("routes that replace Medusa's in the Store API and its sign-in are those that the table marks as own", () => {
	const handlers = [
		...handlersIn(join(API_FOLDER, "store"), "/store"),
		...handlersIn(join(API_FOLDER, "auth/customer"), "/auth/customer"),
	];
	const own = STORE_ROUTES.filter(({ decision }) => decision === "own");
	expect(handlers.sort()).toEqual(own.map(({ method, path }) => shape(method, path)).sort());
});
