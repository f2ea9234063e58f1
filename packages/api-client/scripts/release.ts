import { writeFileSync } from "node:fs";
import { API_VERSION, openApiDocument } from "@confiserie/domain/contract/openapi/document";

// What later versions are compared with: see docs/api/README.md.
const file = new URL(`../../../docs/api/openapi-v${API_VERSION.split(".")[0]}.json`, import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, "\t")}\n`);
