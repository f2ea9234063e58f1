import { stopServices } from "../../scripts/lib/processes";
import { explain } from "../../scripts/lib/steps";

/** Runs a suite's set-up; when it fails, shows the log that says why and leaves nothing running. */
export async function reported<Result>(setup: () => Promise<Result>): Promise<Result> {
	try {
		return await setup();
	} catch (error) {
		explain(error);
		await stopServices();
		throw error;
	}
}
