import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import {
	type MutableRedirectUri,
	type MutableResponse,
	type MutableToken,
	OAuth2Issuer,
	OAuth2Service,
} from "oauth2-mock-server";

/** How the next sign-in goes; once it has gone so, the following ones are those of `claims` alone. */
export interface NextSignIn {
	/** What the identity token says of the person: sub, email, email_verified, given_name, family_name, nonce… */
	claims?: Record<string, unknown>;
	/** The person refuses, or the provider does. */
	error?: string;
	/** Sent back instead of the state that was given. */
	state?: string;
	/** The identity token's signature does not fit. */
	isTampered?: boolean;
}

/** A real OpenID provider (keys, discovery, PKCE, signed tokens) that tests steer by PUT /next. */
export interface FakeGoogle {
	url: string;
	environment: Record<"GOOGLE_ISSUER" | "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET", string>;
	close(): Promise<void>;
}

export async function startFakeGoogle(): Promise<FakeGoogle> {
	const issuer = new OAuth2Issuer();
	await issuer.keys.generate("RS256");
	const service = new OAuth2Service(issuer);
	let next: NextSignIn = {};
	service.on("beforeAuthorizeRedirect", ({ url }: MutableRedirectUri) => {
		if (next.state !== undefined) url.searchParams.set("state", next.state);
		if (next.error === undefined) return;
		url.searchParams.delete("code");
		url.searchParams.set("error", next.error);
	});
	service.on("beforeTokenSigning", ({ payload }: MutableToken) => Object.assign(payload, next.claims));
	service.on("beforeResponse", ({ body }: MutableResponse) => {
		if (next.isTampered && body !== "") body.id_token = withOtherSignature(String(body.id_token));
	});
	const server = createServer(
		steered(service.requestHandler, (requested) => {
			next = requested;
		}),
	);
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	issuer.url = `http://localhost:${(server.address() as AddressInfo).port}`;
	return {
		url: issuer.url,
		environment: {
			GOOGLE_ISSUER: issuer.url,
			GOOGLE_CLIENT_ID: "confiserie",
			GOOGLE_CLIENT_SECRET: "a secret of tests",
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

function steered(provider: RequestListener, steer: (next: NextSignIn) => void): RequestListener {
	return async (req, res) => {
		if (req.method !== "PUT" || req.url !== "/next") return provider(req, res);
		steer(JSON.parse(await textOf(req)));
		res.writeHead(204).end();
	};
}

async function textOf(req: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of req) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

function withOtherSignature(token: string): string {
	const [header, payload, signature = ""] = token.split(".");
	return `${header}.${payload}.${Buffer.from(signature, "base64url").reverse().toString("base64url")}`;
}
