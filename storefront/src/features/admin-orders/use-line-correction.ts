import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import {
	correctOrderLines,
	type LineCorrectionResult,
	type LinePreview,
	previewOrderCorrection,
} from "@confiserie/domain/contract/order-corrections";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { lineProblems } from "@/features/admin-staff-order";
import { useSession } from "@/features/auth";
import { ApiProblem, call } from "@/lib/api";
import { useDraft } from "@/lib/form-draft";
import { useKey } from "@/lib/use-key";
import { useToasts } from "@/ui/toasts";
import { type DraftLine, draftOf, draftProblem, isCorrected, itemsOf } from "./line-draft";
import { currentOrder, useOrderCache } from "./use-order-cache";

/**
 * A correction of an order's articles: typed, then shown by the server with its difference, then confirmed as it was shown. What
 * was typed stays whatever is refused; an order that changed meanwhile is shown as it is now, under what was typed.
 */
export function useLineCorrection(order: AdminOrderDetail, onDone: () => void) {
	const { show, refreshOthers } = useOrderCache();
	const toasts = useToasts();
	const keyOf = useKey();
	const [lines, setLines] = useState(() => draftOf(order));
	const [preview, setPreview] = useState<LinePreview | null>(null);
	const [result, setResult] = useState<LineCorrectionResult | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [problems, setProblems] = useState<Record<string, string>>({});
	const { user } = useSession();
	useDraft(
		{ form: `articles:${order.id}`, owner: user?.id ?? "" },
		{
			typed: () => (isCorrected(lines) && !result ? { lines } : null),
			putBack: ({ lines }) => setLines(draftOf(order, lines as DraftLine[])),
		},
	);
	const refuse = (cause: Error) => {
		const current = currentOrder(cause);
		if (current) {
			show(current);
			setLines(draftOf(current, lines));
		}
		setPreview(null);
		setProblems(lineProblems(cause));
		setProblem(cause instanceof ApiProblem ? cause.message : "La correction n'a pas pu être faite. Réessayez.");
	};
	const look = useMutation({
		mutationFn: () => call(previewOrderCorrection, { params: { id: order.id }, body: { items: itemsOf(lines) } }),
		onSuccess: setPreview,
		onError: refuse,
	});
	const save = useMutation({
		mutationFn: ({ fingerprint, version, overrideReason }: LinePreview & { overrideReason: string | undefined }) => {
			const body = { items: itemsOf(lines), fingerprint, version, ...(overrideReason && { overrideReason }) };
			return call(correctOrderLines, { params: { id: order.id }, body, headers: { "idempotency-key": keyOf(body) } });
		},
		onSuccess: async (done) => {
			show(done.order);
			toasts.success("Commande corrigée, le client est prévenu");
			if (done.paymentUrl) setResult(done);
			else onDone();
			await refreshOthers();
		},
		onError: refuse,
	});
	const change = (changed: DraftLine[]) => {
		setLines(changed);
		setProblem(null);
		setProblems({});
	};
	return {
		lines,
		change,
		preview,
		result,
		/** Refusal and its product. */
		problem,
		problems,
		isBusy: look.isPending || save.isPending,
		look: () => {
			const fault = draftProblem(lines);
			setProblem(fault);
			setProblems({});
			if (!fault) look.mutate();
		},
		back: () => setPreview(null),
		confirm: (overrideReason?: string) => preview && save.mutate({ ...preview, overrideReason }),
	};
}
