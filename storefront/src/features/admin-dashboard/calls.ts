import { type ActivityList, activityListSchema } from "@confiserie/domain/contract/admin-activity";
import { api } from "@/lib/api";

/** GET /admin/activity: the latest changes of administrators, newest first. */
export function callActivity(signal: AbortSignal): Promise<ActivityList> {
	return api.get("/admin/activity", activityListSchema, { signal });
}
