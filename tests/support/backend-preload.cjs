// Loaded into a backend under test. At the socket ON_REQUEST it runs what otherwise costs a wait or a start of its own:
// /job/<name> a scheduled job, as its timer would; /script/<name>?args=<JSON> a script, as `medusa exec` would;
// /joiner-configs returns how its modules and links describe their types.
const { rmSync } = require("node:fs");
const { createServer } = require("node:http");
const { join } = require("node:path");
const { isMainThread } = require("node:worker_threads");

const socket = process.env.ON_REQUEST;
// Medusa's helper processes and threads inherit NODE_OPTIONS.
if (isMainThread && process.argv.includes("start")) {
	const clear = () => rmSync(socket, { force: true });
	clear();
	process.once("exit", clear);
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
