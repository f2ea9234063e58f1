#!/usr/bin/env node
// `shop <command> …` in the backend's container: hands what was typed to src/scripts/shop.js as one word of JSON.
const fs = require("node:fs");

process.env.INIT_CWD = process.cwd();
process.env.LOG_LEVEL = "error";
process.env.ADMIN_DISABLED = "true";
process.chdir("/app/backend/.medusa/server");
process.argv = [...process.argv.slice(0, 2), "exec", "./src/scripts/shop.js", JSON.stringify(process.argv.slice(2))];
// Without a choice in it Medusa prints its notice of telemetry into the output of each new container.
const settings = "/home/node/.config/medusa";
fs.mkdirSync(settings, { recursive: true });
fs.writeFileSync(`${settings}/config.json`, JSON.stringify({ telemetry: { enabled: false } }));
require("/app/node_modules/@medusajs/cli/cli.js");
