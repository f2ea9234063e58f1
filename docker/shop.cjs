#!/usr/bin/env node
// `shop <command> …` in the backend's container: hands what was typed to src/scripts/shop.js as one word of JSON.
process.env.INIT_CWD = process.cwd();
process.env.LOG_LEVEL = "error";
process.env.ADMIN_DISABLED = "true";
process.chdir("/app/backend/.medusa/server");
process.argv = [...process.argv.slice(0, 2), "exec", "./src/scripts/shop.js", JSON.stringify(process.argv.slice(2))];
require("/app/node_modules/@medusajs/cli/cli.js");
