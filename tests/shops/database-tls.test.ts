import { execFileSync } from "node:child_process";
import { chownSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseTls, withoutTls } from "../../backend/src/config/database-tls";
import { postgresAccount } from "../../scripts/lib/postgres-account";
import { testBackend } from "../support/backend";
import { type DatabaseApart, databaseApart } from "../support/template";

const openssl = (...args: string[]) => execFileSync("openssl", args, { stdio: "pipe" });
const hasOpenssl = (() => {
	try {
		return openssl("version").length > 0;
	} catch {
		return false;
	}
})();

describe.skipIf(!hasOpenssl)("TLS to PostgreSQL (needs openssl)", () => {
	const folder = mkdtempSync(join(tmpdir(), "confiserie-tls-"));
	const [ca, otherCa] = [join(folder, "ca.crt"), join(folder, "other.crt")];
	let database: DatabaseApart;

	const run = async (sql: string, url = database.url, ssl = databaseTls(url)) => {
		const client = new pg.Client({ connectionString: withoutTls(url), ssl });
		await client.connect();
		return client.query(sql).finally(() => client.end());
	};
	const addressed = (mode: string, file?: string) =>
		`${database.url}?sslmode=${mode}${file ? `&sslrootcert=${file}` : ""}`;

	beforeAll(async () => {
		const key = (name: string) => ["-newkey", "rsa:2048", "-nodes", "-keyout", join(folder, `${name}.key`)];
		for (const name of ["ca", "other"])
			openssl("req", "-x509", "-days", "2", ...key(name), "-subj", `/CN=${name}`, "-out", join(folder, `${name}.crt`));
		const server = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
		const byCa = ["-CA", ca, "-CAkey", join(folder, "ca.key")];
		openssl("req", "-x509", "-days", "2", ...key("server"), ...server, ...byCa, "-out", join(folder, "server.crt"));
		database = await databaseApart();
		const { rows } = await run("show data_directory");
		for (const file of ["server.crt", "server.key"]) {
			const own = join(rows[0].data_directory, file);
			copyFileSync(join(folder, file), own);
			const { uid, gid } = postgresAccount();
			if (uid !== undefined && gid !== undefined) chownSync(own, uid, gid);
		}
		await run("alter system set ssl = on");
		await run("select pg_reload_conf()");
	}, 600_000);
	afterAll(async () => {
		await run("alter system reset ssl");
		await database.drop();
		rmSync(folder, { recursive: true });
	});

	test("sslmode and sslrootcert say whose word counts", async () => {
		const isEncrypted = async (url: string) =>
			(await run("select ssl from pg_stat_ssl where pid = pg_backend_pid()", url)).rows[0].ssl;
		expect(await isEncrypted(database.url)).toBe(false);
		expect(await isEncrypted(addressed("require"))).toBe(true);
		expect(await isEncrypted(addressed("verify-full", ca))).toBe(true);
		await expect(isEncrypted(addressed("verify-full", otherCa))).rejects.toThrow(/certificate/);
		await expect(isEncrypted(addressed("verify-full"))).rejects.toThrow(/certificate/);
	});

	test("a start that does not trust the server ends, and names the variable", async () => {
		const shop = await testBackend("test-tls-refused", addressed("verify-full", otherCa));
		const { service, healthy } = shop.launch();
		await expect(healthy).rejects.toThrow("s'est arrêté");
		expect(await service.ended).toBe(1);
		expect(readFileSync(service.logFile, "utf8")).toMatch(
			/DATABASE_URL: no trusted connection.*certificate.*sslrootcert/,
		);
	}, 180_000);

	test("every connection of the shop is encrypted", async () => {
		const shop = await testBackend("test-tls", addressed("verify-full", ca));
		const { service, healthy } = shop.launch();
		await healthy;
		expect((await fetch(`${shop.backend}/health/ready`)).status).toBe(200);
		expect((await fetch(`${shop.backend}/api/products?size=1`)).status).toBe(200);
		const { rows } = await run(`select count(*)::int as connections, count(*) filter (where not ssl)::int as plain
			from pg_stat_ssl join pg_stat_activity using (pid) where datname = current_database() and pid <> pg_backend_pid()`);
		expect(rows[0].connections).toBeGreaterThan(0);
		expect(rows[0].plain).toBe(0);
		await service.stop();
	}, 180_000);
});
