import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Operation, operationsIn } from "@confiserie/domain/contract/operation";

const API = join(import.meta.dirname, "../../backend/src/api");

/** The operations of the contract modules that operations.ts of the backend serves. */
export async function servedOperations(): Promise<Operation[]> {
	const sources = imported(join(API, "operations.ts"), /from "\.\/([\w-]+)"/g);
	const contracts = sources.flatMap((name) => imported(join(API, `${name}.ts`), /import \* as \w+ from "([^"]+)"/g));
	const modules: object[] = await Promise.all(contracts.map((contract) => import(contract)));
	return modules.flatMap(operationsIn).map(([, operation]) => operation);
}

const imported = (file: string, pattern: RegExp): string[] =>
	[...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name);
