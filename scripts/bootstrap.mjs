// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const COMMANDS = ["start", "dev", "reset", "test", "test-all", "check", "bench", "faults", "cluster", "shop"];

const command = process.argv[2] ?? "";
if (!COMMANDS.includes(command)) stop(`Commande inconnue : « ${command} ». Commandes : ${COMMANDS.join(", ")}.`);
refuseUnsupportedMachine();
process.chdir(root);
if (!isInstalled()) install();
for (const api of ["tsx/cjs/api", "tsx/esm/api"]) (await import(api)).register();
await import(pathToFileURL(join(root, "scripts", `${command}.ts`)).href);

function refuseUnsupportedMachine() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	const supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
	if (!supported)
		stop(
			`Node.js ${process.versions.node} ne convient pas : il faut la version 20.19 ou plus récente, 22.12 ou plus récente, ou 24. Installez-la depuis https://nodejs.org puis relancez la commande.`,
		);
	if (process.platform === "win32")
		stop("Windows n'est pas pris en charge directement : lancez la commande dans WSL (Windows Subsystem for Linux).");
}

/** True when every required package of the lockfile is on disk in that very version, by npm's own record of its last install. */
function isInstalled() {
	const record = join(root, "node_modules", ".package-lock.json");
	if (!existsSync(record)) return false;
	const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
	const installed = JSON.parse(readFileSync(record, "utf8")).packages;
	return Object.entries(wanted).every(([path, entry]) => {
		if (!path.includes("node_modules/") || entry.link || entry.optional || entry.devOptional) return true;
		return installed[path]?.version === entry.version;
	});
}

function install() {
	const started = Date.now();
	console.log("… Installation des dépendances (npm install)");
	// The npm that runs us, so that no other npm on the PATH rewrites the tree; dev tools are needed even under NODE_ENV=production.
	const npm = process.env.npm_execpath?.endsWith(".js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
	// Not "npm ci": it refuses a lockfile that lacks the optional binaries of some other system. "install --no-save" takes
	// the same versions from the lockfile, and leaves it as it is.
	const done = spawnSync(
		npm[0],
		[...npm.slice(1), "install", "--no-save", "--include=dev", "--no-audit", "--no-fund"],
		{
			cwd: root,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "pipe"],
			maxBuffer: 64 * 1024 * 1024,
		},
	);
	if (done.error) stop(`npm est introuvable : ${done.error.message}`);
	if (done.status !== 0) {
		console.error(done.stderr.trim().split("\n").slice(0, 25).join("\n"));
		stop("L'installation des dépendances a échoué. Vérifiez l'accès au registre npm et la place sur le disque.");
	}
	console.log(`✓ Installation des dépendances (${((Date.now() - started) / 1000).toFixed(1).replace(".", ",")} s)`);
}

function stop(message) {
	console.error(`✗ ${message}`);
	process.exit(1);
}
