import { type ActivityList, activityListSchema } from "@confiserie/domain/contract/activity";
import { type Dashboard, dashboardSchema } from "@confiserie/domain/contract/dashboard";
import { api } from "@/lib/api";

/** GET /admin/activity: the latest changes of administrators, newest first. */
export function callActivity(signal: AbortSignal): Promise<ActivityList> {
	return api.get("/admin/activity", activityListSchema, { signal });
}

/** GET /admin/dashboard. */
export function callDashboard(signal: AbortSignal): Promise<Dashboard> {
	return api.get("/admin/dashboard", dashboardSchema, { signal });
}
