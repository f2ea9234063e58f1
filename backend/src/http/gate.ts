import type { ServerResponse } from "node:http";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiFailure } from "../lib/failure";
import { identify } from "./caller";
import { allowStorefront } from "./cors";
import { throwEarlyFailure } from "./early-failure";
import { isOpenEnginePath } from "./engine-paths";
import { checkEngineRequest } from "./engine-request";
import { isReadablePath, routesAt } from "./routes";

/** The one door of the server: lets pass what is listed, refuses the rest with 404. Runs before every route. */
export async function gate(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
	if (!isApiPath(req.path)) {
		if (!isReadablePath(req.path) || !isOpenEnginePath(req.method, req.path)) throw new ApiFailure("NOT_FOUND");
		checkEngineRequest(req, res);
		next();
		return;
	}
	protect(res);
	allowStorefront(req, res);
	throwEarlyFailure(req);
	const routes = routesAt(req.path);
	if (routes.length === 0) throw new ApiFailure("NOT_FOUND");
	const methods = routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
	if (req.method === "OPTIONS") {
		res.setHeader("Allow", [...methods, "OPTIONS"].join(", "));
		res.setHeader("Access-Control-Allow-Methods", methods.join(", "));
		res.status(204).end();
		return;
	}
	const method = req.method === "HEAD" ? "GET" : req.method;
	const route = routes.find((candidate) => candidate.method === method);
	if (!route) throw new ApiFailure("METHOD_NOT_ALLOWED", { headers: { Allow: [...methods, "OPTIONS"].join(", ") } });
	if (route.access !== "public") {
		const caller = await identify(req);
		if (route.access === "admin" && caller.role !== "ADMIN") throw new ApiFailure("FORBIDDEN");
	}
	next();
}

/** Whether a path belongs to the shop's contract rather than to the engine. */
export function isApiPath(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}

/** Headers of every response under /api: JSON for programs, kept by nobody unless a public route says otherwise. */
export function protect(res: ServerResponse): void {
	res.removeHeader("X-Powered-By");
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
	res.setHeader("Cross-Origin-Resource-Policy", "same-site");
	res.setHeader("Referrer-Policy", "no-referrer");
	res.setHeader("X-Content-Type-Options", "nosniff");
	res.setHeader("X-Frame-Options", "DENY");
}
