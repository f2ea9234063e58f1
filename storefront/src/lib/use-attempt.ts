import { useRef, useState } from "react";
import { wordsOf } from "./words-of";

/** An attempt of a button or a form: whether it is under way, and the words of why it failed. The back office has `useAct` of its kit. */
export function useAttempt(failed?: string) {
	const isRunning = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	/** Does one thing at a time: nothing while another is under way. */
	const act = async (work: () => Promise<unknown>): Promise<void> => {
		if (isRunning.current) return;
		isRunning.current = true;
		setBusy(true);
		setProblem(null);
		try {
			await work();
		} catch (cause) {
			setProblem(wordsOf(cause, failed));
		} finally {
			isRunning.current = false;
			setBusy(false);
		}
	};
	return { act, isBusy, problem, setProblem };
}
