import { STAFF_ROLE_NAMES } from "../../accounts/account";
import { isAllowed, STAFF_ROLES } from "../../accounts/staff";
import { COMPANY_ROLE_NAMES, COMPANY_ROLES, mayInCompany } from "../../company/roles";
import { isScope } from "../errors-of";
import { OPERATION_GROUPS } from "../operations";
import type { Access, Operation, Operations } from "../row";
import { answersOf, sharedAnswers } from "./answers";
import { componentSchemas, type Json } from "./components";
import { parametersOf, requestBodyOf } from "./requests";
import { webhookMessages } from "./webhooks";

/** Version of the contract. docs/api/README.md states which change raises which part; a test compares it with the last release. */
export const API_VERSION = "1.1.0";

const DESCRIPTION = `Le contrat de la boutique, pour tout canal de vente.

- Les corps sont du JSON ; une erreur est toujours un objet \`{ code, message, field?, errors? }\`, le message en français.
- Produits et commandes disent des euros, les appels de paiement des centimes.
- La session s'ouvre par \`POST /api/auth/login\` ; son jeton se présente en \`Authorization: Bearer …\`.
- Un canal de vente présente sa clé de la même façon : elle n'ouvre que les adresses qui nomment son droit, et y compte en centimes.
- HEAD vaut GET sans le corps ; OPTIONS dit les méthodes d'une adresse ; toute autre méthode donne 405, toute autre adresse 404.
- Une version ne retire rien : voir « Versions » dans la documentation du dépôt.`;

/** The whole contract as OpenAPI 3.1, from the table of operations and the schemas that parse. */
export function openApiDocument(): Json {
	return {
		openapi: "3.1.1",
		info: {
			title: "API de la boutique",
			version: API_VERSION,
			description: DESCRIPTION,
			license: { name: "MIT", identifier: "MIT" },
		},
		// Of whichever shop serves the document; who reads it from a file names the shop.
		servers: [{ url: "/", description: "L'adresse de l'API de la boutique qui sert ce document." }],
		tags: Object.keys(OPERATION_GROUPS).map((name) => ({ name })),
		paths: paths(),
		webhooks: webhookMessages(),
		components: {
			schemas: componentSchemas(),
			responses: sharedAnswers(),
			securitySchemes: {
				session: {
					type: "http",
					scheme: "bearer",
					bearerFormat: "JWT",
					description: "Le jeton de POST /api/auth/login ou de POST /api/auth/register.",
				},
				channelKey: {
					type: "http",
					scheme: "bearer",
					description:
						"La clé d'un canal de vente, « ck_… », émise dans le back-office ; son droit est nommé à chaque appel.",
				},
				webhookSignature: {
					type: "apiKey",
					in: "header",
					name: "webhook-signature",
					description:
						"La signature de chaque message de la boutique, selon Standard Webhooks, par le secret « whsec_… ».",
				},
			},
		},
	};
}

/** With the role that the session's account must have, or the scope that the key must have. */
function securityOf(access: Access): Record<string, readonly string[]>[] {
	if (access === "public") return [];
	return isScope(access) ? [{ channelKey: [access] }] : [{ session: access === "admin" ? ["admin"] : [] }];
}

/** Who of the team may make a call of the admin. */
function rolesOf({ permission }: Operation): string | undefined {
	if (!permission) return undefined;
	const roles = STAFF_ROLE_NAMES.filter((role) => isAllowed(role, permission));
	return `Rôles\u00a0: ${roles.map((role) => STAFF_ROLES[role].label).join(", ")}.`;
}

/** Which members of a company may make a call. */
function companyRolesOf({ company }: Operation): string | undefined {
	if (!company) return undefined;
	const roles = COMPANY_ROLE_NAMES.filter((role) => mayInCompany(role, company));
	return `Rôles dans l'entreprise\u00a0: ${roles.map((role) => COMPANY_ROLES[role].label).join(", ")}.`;
}

function paths(): Record<string, Json> {
	const described: Record<string, Json> = {};
	for (const [tag, operations] of Object.entries<Operations>(OPERATION_GROUPS)) {
		for (const [key, operation] of Object.entries(operations)) {
			const [method = "", path = ""] = key.split(" ");
			const address = path.replaceAll(/:(\w+)/g, "{$1}");
			described[address] = { ...described[address], [method.toLowerCase()]: describe(tag, method, operation) };
		}
	}
	return described;
}

function describe(tag: string, method: string, operation: Operation): Json {
	const { id, access, summary } = operation;
	const description = [operation.description, rolesOf(operation), companyRolesOf(operation)]
		.filter(Boolean)
		.join("\n\n");
	const parameters = parametersOf(method, operation);
	return {
		operationId: id,
		tags: [tag],
		summary,
		...(description && { description }),
		security: securityOf(access),
		...(parameters.length > 0 && { parameters }),
		...requestBodyOf(operation),
		responses: answersOf(method, operation),
	};
}
