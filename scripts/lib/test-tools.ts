import { ROOT } from "./paths";
import { run } from "./processes";
import { explain, say } from "./steps";

/** Programs that run beside the shop in production. */
const PACKAGES = ["caddy", "haproxy", "pgbouncer", "redis-tools", "openssl"];

/** Installs the programs that tests of whole shops need, if the distribution has them and this user may. */
export async function installTestTools(): Promise<void> {
	if (process.getuid?.() !== 0) return say(`Outils des tests, à installer au besoin : ${PACKAGES.join(", ")}`);
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	const apt = (...args: string[]) =>
		run({ name: "test-tools", executable: "apt-get", args, cwd: ROOT, env, timeoutMs: 300_000 });
	// A test that lacks one of them names it.
	await apt("update").catch(explain);
	await apt("install", "--yes", "--no-install-recommends", ...PACKAGES).catch(explain);
}
