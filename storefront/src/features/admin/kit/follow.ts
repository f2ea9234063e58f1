import { ApiProblem } from "@/lib/api";

interface Following<Job> {
	isDone: (job: Job) => boolean;
	read: () => Promise<Job>;
	everyMs: number;
	tell: (job: Job) => void;
}

/** Reads what the server works on until it is done; a response that is lost ends nothing. */
export async function follow<Job>(begun: Job, { isDone, read, everyMs, tell }: Following<Job>): Promise<Job> {
	let job = begun;
	while (!isDone(job)) {
		tell(job);
		await new Promise((resolve) => setTimeout(resolve, everyMs));
		job = await read().catch((cause) => {
			if (cause instanceof ApiProblem && !cause.isFromServer) return job;
			throw cause;
		});
	}
	return job;
}
