import { writeFileSync } from "node:fs";
import { clientTypes } from "./types";

writeFileSync(new URL("../src/schema.d.ts", import.meta.url), await clientTypes());
