import { headers } from "next/headers";

/** A constant script that runs before React, by the page's own nonce (ADR 35); a cached page names its hash (ADR 39). */
export async function InlineScript({ code }: { code: string }) {
	const policy = (await headers()).get("content-security-policy");
	const nonce = /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
	return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
