import * as contract from "@confiserie/domain/contract/documentation";
import { openApiDocument } from "@confiserie/domain/contract/openapi/document";
import { docsFile } from "../http/docs/files";
import { PAGE, PAGE_POLICY } from "../http/docs/page";
import { SENT, serve } from "../http/operations/serve";
import { ApiFailure } from "../modules/foundations/failures";

const text = JSON.stringify(openApiDocument());

export default serve(contract, {
	readOpenApi: ({ res }) => {
		res.setHeader("Cache-Control", "public, max-age=300");
		res.type("json").send(text);
		return SENT;
	},
	browseOpenApi: ({ res }) => {
		res.setHeader("Content-Security-Policy", PAGE_POLICY);
		res.setHeader("Cache-Control", "public, max-age=300");
		res.type("html").send(PAGE);
		return SENT;
	},
	readDocsFile: ({ params, res }) => {
		const file = docsFile(params.file);
		if (!file) throw new ApiFailure("NOT_FOUND");
		res.setHeader("Cache-Control", "public, max-age=86400");
		res.type(file.type).send(file.text);
		return SENT;
	},
});
