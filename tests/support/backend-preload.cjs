// Loaded into a backend under test. At the socket ON_REQUEST it runs what otherwise costs a wait or a start of its own:
// /job/<name> a scheduled job, as its timer would; /script/<name>?args=<JSON> a script, as `medusa exec` would;
// /joiner-configs returns how its modules and links describe their types.
// It also keeps what swc makes of each source, since a run starts dozens of backends from the same ones.
const { createHash } = require("node:crypto");
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
const { join } = require("node:path");
const { isMainThread } = require("node:worker_threads");

const socket = process.env.ON_REQUEST;
// Medusa's helper processes and threads inherit NODE_OPTIONS.
if (isMainThread && process.argv.includes("start")) {
	const clear = () => rmSync(socket, { force: true });
	clear();
	process.once("exit", clear);
	keepTranspiled(require("@swc/core"), join(__dirname, "../../.data/transpiled"));
	// Medusa's telemetry, switched off, still forks a process at each event and at the end, to send nothing.
	require("@medusajs/telemetry/dist/util/create-flush").default = () => undefined;
	createServer((request, response) => {
		run(new URL(request.url, "http://backend")).then(
			(result) => response.end(JSON.stringify(result ?? null)),
			(error) => response.writeHead(500).end(error.message),
		);
	})
		.listen(socket)
		.unref();
}

async function run({ pathname, searchParams }) {
	const { container } = require("@medusajs/framework");
	const [, kind, name] = pathname.split("/");
	if (kind === "joiner-configs") return require("@medusajs/framework/modules-sdk").MedusaModule.getAllJoinerConfigs();
	if (kind === "job") return void (await container.resolve("workflows").run(`job-${name}`));
	const script = require(join(process.cwd(), "src/scripts", `${name}.ts`));
	return script.default({ container, args: JSON.parse(searchParams.get("args")) });
}

/** ts-node calls swc by this one function. */
function keepTranspiled(swc, folder) {
	const { transformSync } = swc;
	mkdirSync(folder, { recursive: true });
	swc.transformSync = (source, options) => {
		const name = createHash("sha1")
			.update(JSON.stringify([swc.version, source, options]))
			.digest("hex");
		const file = join(folder, name);
		if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
		const made = transformSync(source, options);
		// Renamed when whole, for a backend that starts meanwhile.
		writeFileSync(`${file}.${process.pid}`, JSON.stringify(made));
		renameSync(`${file}.${process.pid}`, file);
		return made;
	};
}
