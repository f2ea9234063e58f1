import { openApiSchema } from "./description";
import * as documentation from "./documentation";
import { documented } from "./documented";
import { shape } from "./shape";

/** The contract about itself. */
export const DOCUMENTATION = documented(documentation, {
	answers: {
		OpenApi: shape(openApiSchema, {
			openapi: "3.1.1",
			info: { title: "API de la boutique", version: "1.0.0" },
			paths: {},
		}),
	},
	groups: {
		"Le contrat": {
			readOpenApi: { summary: "Lire ce contrat, au format OpenAPI 3.1" },
			browseOpenApi: {
				summary: "Parcourir ce contrat dans un navigateur",
				file: '<!doctype html><html lang="fr"></html>',
			},
			readDocsFile: {
				summary: "Lire un fichier de la page qui montre ce contrat",
				file: "body { margin: 0; }",
			},
		},
	},
});
