import { ROOT } from "./paths";
import { run } from "./processes";
import { explain, say } from "./steps";

/** Programs that run beside the shop in production. */
const PACKAGES = ["caddy", "haproxy", "pgbouncer", "redis-tools", "openssl"];

/** Installs the programs that tests of whole shops need, if the distribution has them and this user may. */
export async function installTestTools(): Promise<void> {
	if (process.getuid?.() !== 0) return say(`Outils des tests, à installer au besoin : ${PACKAGES.join(", ")}`);
	// A test that lacks one of them names it.
	await installPackages(PACKAGES).catch(explain);
}

/** Installs packages of the distribution, as root. @throws {StepFailure} when one cannot be installed */
export async function installPackages(names: readonly string[]): Promise<void> {
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	const apt = (...args: string[]) =>
		run({ name: "test-tools", executable: "apt-get", args, cwd: ROOT, env, timeoutMs: 300_000 });
	await apt("update").catch(explain);
	await apt("install", "--yes", "--no-install-recommends", ...names);
}
