import { openApiDocument } from "@confiserie/domain/contract/openapi/document";
import openapiTS, { astToString } from "openapi-typescript";

const HEADER = "// Made by `npm run generate -w @confiserie/api-client` from the contract. Not edited by hand.\n\n";

/** The text of `src/schema.d.ts`: the types of the contract as it is now. Examples are in the contract itself. */
export async function clientTypes(): Promise<string> {
	const isExample = (key: string) => key === "example" || key === "examples";
	const document = JSON.stringify(openApiDocument(), (key, value) => (isExample(key) ? undefined : value));
	return HEADER + astToString(await openapiTS(document));
}
