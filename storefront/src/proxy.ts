import { type NextRequest, NextResponse } from "next/server";
import { environment } from "@/config/environment";
import { contentSecurityPolicy, OPENER_POLICY, openerPolicy } from "@/config/security";
import { mayOpenCamera } from "@/lib/camera-path";
import { redirectTarget } from "@/lib/redirects";

/**
 * Sends old addresses to their new ones, and gives each page its own content security policy: only scripts that carry this response's nonce run, so that
 * injected markup cannot read the session. Next puts the nonce on its own scripts when it finds it here.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
	const target = await redirectTarget(request);
	if (target) return NextResponse.redirect(new URL(target, request.url), 301);
	const takesCards = environment.takesCards();
	const hasCamera = mayOpenCamera(request.nextUrl.pathname);
	const policy = contentSecurityPolicy(btoa(crypto.randomUUID()), takesCards, hasCamera);
	const headers = new Headers(request.headers);
	headers.set("content-security-policy", policy);
	const response = NextResponse.next({ request: { headers } });
	response.headers.set("content-security-policy", policy);
	response.headers.set(OPENER_POLICY, openerPolicy(takesCards));
	return response;
}

/**
 * Pages, and every address that may turn out to be the page of a missing one: neither what is forwarded to the backend, nor
 * files, nor the refusals of the request guard, which have a policy of their own.
 */
export const config = {
	matcher: [{ source: "/((?!api/|static/|_next/(?:static|image)|images/|refus/|health/(?:live|ready)$).*)" }],
};
