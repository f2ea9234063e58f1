import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { installed } from "../../../scripts/lib/cluster/programs";
import { DATA, ROOT } from "../../../scripts/lib/paths";
import { run } from "../../../scripts/lib/processes";
import { step } from "../../../scripts/lib/steps";
import { installPackages } from "../../../scripts/lib/test-tools";

const TOOLS = ["buildah", "debootstrap", "podman", "runc"];
/** Images, containers and volumes of this checkout alone: those of the machine are not touched. */
const FOLDER = join(DATA, "containers");
const STORE = ["--root", join(FOLDER, "storage"), "--runroot", join(FOLDER, "run")];
/** The images that the Dockerfiles start from. */
const BASES = ["docker.io/library/node:22-bookworm-slim", "docker.io/library/debian:bookworm-slim"];
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** A root without the right to raise limits cannot give a container the usual ones. */
export const LIMITS = ["--ulimit", "nofile=20000:20000", "--ulimit", "nproc=20000:20000"];

/** Finds the programs that build and run containers, or installs them; reports why there are none. */
export async function canRunContainers(): Promise<boolean> {
	try {
		if (process.getuid?.() !== 0) throw new Error("It takes root.");
		const missing = TOOLS.filter((name) => !isInstalled(name));
		// debootstrap verifies Debian's archive by its keys.
		if (missing.length > 0) await installPackages([...missing, "debian-archive-keyring"]);
		for (const name of TOOLS) installed(name);
		return true;
	} catch (error) {
		console.warn(`Not run: containers. ${error instanceof Error ? error.message : error}`);
		return false;
	}
}

function isInstalled(name: string): boolean {
	try {
		return Boolean(installed(name));
	} catch {
		return false;
	}
}

/** Runs a program to its end and returns its standard output. @throws with its error output */
export const output = async (program: string, ...args: string[]): Promise<string> =>
	(await promisify(execFile)(program, args, { maxBuffer: 1 << 26 })).stdout.trim();

/** Words before the arguments of podman: whose images, and the runtime that works here. */
export const PODMAN = ["podman", ...STORE];
export const podman = (...args: string[]) => output("podman", ...PODMAN.slice(1), ...args);

/** Begins with nothing: neither images nor volumes of an earlier run. */
export async function openStore(): Promise<void> {
	await closeStore();
	mkdirSync(FOLDER, { recursive: true });
}

export async function closeStore(): Promise<void> {
	if (!existsSync(FOLDER)) return;
	await podman("rm", "--all", "--force", "--time", "0");
	await output("buildah", ...STORE, "rm", "--all");
	await podman("rmi", "--all", "--force");
	// The store is mounted on itself.
	const mounted = readFileSync("/proc/mounts", "utf8")
		.split("\n")
		.map((line) => line.split(" ")[1] ?? "");
	for (const path of mounted.filter((one) => one.startsWith(`${FOLDER}/`)).reverse()) await output("umount", path);
	rmSync(FOLDER, { recursive: true, force: true });
}

/** Makes the base images from packages of Debian and of npm: there may be no registry of images. */
export async function makeBaseImages(): Promise<void> {
	const base = join(FOLDER, "base");
	const program = (executable: string, ...args: string[]) =>
		run({ name: "containers-base", executable, args, cwd: FOLDER, timeoutMs: 30 * 60_000 });
	await program("debootstrap", "--variant=minbase", "bookworm", base);
	const node = `node-linux-${process.arch}`;
	await program("npm", "install", "--no-save", "--no-audit", "--no-fund", "--prefix", FOLDER, `${node}@22`, "npm@10");
	const modules = join(FOLDER, "node_modules");
	cpSync(join(modules, node, "bin", "node"), join(base, "usr/local/bin/node"));
	cpSync(join(modules, "npm"), join(base, "usr/local/lib/node_modules/npm"), {
		recursive: true,
		verbatimSymlinks: true,
	});
	symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(base, "usr/local/bin/npm"));
	// As this machine reaches the registry of packages.
	if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(base, CERTIFICATES));
	await program("chroot", base, "sh", "-c", "groupadd -g 1000 node && useradd -u 1000 -g node -m -s /bin/bash node");
	const settings = ["ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "CMD node"];
	if (existsSync(CERTIFICATES)) settings.push(`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
	const changes = settings.flatMap((setting) => ["--change", setting]);
	const archive = `set -o pipefail; tar --create --directory "$1" . | "\${@:2}"`;
	await program("bash", "-c", archive, "bash", base, ...PODMAN, "import", ...changes, "-", BASES[0] ?? "");
	await podman("tag", ...BASES);
	rmSync(base, { recursive: true, force: true });
	await chooseRuntime(BASES[0] ?? "");
}

/** runc where podman's own runtime refuses this machine, such as crun a hybrid of both versions of cgroups. */
async function chooseRuntime(image: string): Promise<void> {
	const works = () =>
		podman("run", "--rm", "--network", "host", ...LIMITS, image, "true").then(
			() => true,
			() => false,
		);
	if (!(await works())) PODMAN.push("--runtime", "runc");
}

/** Builds an image from its Dockerfile, as it stands, and returns its size in MB. */
export async function buildImage(dockerfile: string, tag: string): Promise<number> {
	// HEALTHCHECK is of Docker's format alone. With the usual 1,024 files Vite finds no imports.
	const how = ["--format", "docker", "--isolation", "chroot", "--pull-never", "--layers=false", ...LIMITS.slice(0, 2)];
	const args = [...STORE, "build", ...how, "--file", dockerfile, "--tag", tag, "."];
	const name = `containers-build-${tag.split(":")[0]}`;
	await step(`Image ${tag}`, () => run({ name, executable: "buildah", args, cwd: ROOT, timeoutMs: 60 * 60_000 }));
	return imageSize(tag);
}

/** Size of an image in MB. */
export async function imageSize(tag: string): Promise<number> {
	return Math.round(Number(await podman("image", "inspect", "--format", "{{.Size}}", tag)) / 1e6);
}

export const baseSize = () => imageSize(BASES[0] ?? "");

/** The next release of an image: the same with one file more. */
export async function addToImage(from: string, file: string, target: string, tag: string): Promise<void> {
	const container = await output("buildah", ...STORE, "from", "--pull-never", from);
	await output("buildah", ...STORE, "copy", container, file, target);
	await output("buildah", ...STORE, "commit", "--format", "docker", "--rm", container, tag);
}
