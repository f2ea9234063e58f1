import { isScope } from "@confiserie/domain/contract/errors-of";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiFailure } from "../modules/foundations/failures";
import { presentApi } from "./api-headers";
import { keyIn } from "./bearer";
import { identify, requirePermission } from "./caller";
import { identifyChannel } from "./channel-caller";
import { allowChannelPages } from "./cors";
import { isOpenMedusaPath } from "./medusa-paths";
import { checkMedusaRequest } from "./medusa-request";
import { admitTo } from "./operations/dispatch";
import { type ApiRoute, isReadablePath, routesAt } from "./routes";

/** Allow-list middleware of the server: passes listed requests, refuses the rest with 404. Runs before every route. */
export async function gate(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
	if (!isApiPath(req.path)) {
		if (!isReadablePath(req.path) || !isOpenMedusaPath(req.method, req.path)) throw new ApiFailure("NOT_FOUND");
		checkMedusaRequest(req);
		next();
		return;
	}
	presentApi(req, res);
	const routes = routesAt(req.path);
	if (routes.length === 0) throw new ApiFailure("NOT_FOUND");
	if (routes.some(({ access }) => isScope(access))) await allowChannelPages(req, res);
	// Two routes may fit, such as a list's fixed address and an item's.
	const methods = [...new Set(routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
	if (req.method === "OPTIONS") {
		res.setHeader("Allow", [...methods, "OPTIONS"].join(", "));
		res.setHeader("Access-Control-Allow-Methods", methods.join(", "));
		res.status(204).end();
		return;
	}
	const method = req.method === "HEAD" ? "GET" : req.method;
	const route = routes.find((candidate) => candidate.method === method);
	if (!route) throw new ApiFailure("METHOD_NOT_ALLOWED", { headers: { Allow: [...methods, "OPTIONS"].join(", ") } });
	await admit(req, route);
	admitTo(req, route);
	next();
}

/** Lets those through for whom a route is. A channel's key opens what names its right, and nothing beside it. */
async function admit(req: MedusaRequest, { access, permission }: ApiRoute): Promise<void> {
	if (isScope(access)) return identifyChannel(req, access);
	if (access === "public") {
		// Else a program would take the shop's own prices and assortment for its channel's.
		if (keyIn(req)) throw new ApiFailure("SCOPE_MISSING");
		return;
	}
	const caller = await identify(req);
	if (permission) requirePermission(caller, permission);
}

/** Whether a path belongs to the shop's contract rather than to Medusa. */
export function isApiPath(path: string): boolean {
	return path === "/api" || path.startsWith("/api/");
}
