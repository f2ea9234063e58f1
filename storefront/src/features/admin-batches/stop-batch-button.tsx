"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Square } from "lucide-react";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";

interface StopBatchButtonProps {
	stop: () => Promise<unknown>;
	/** Query key of the batch. */
	queryKey: readonly unknown[];
}

/** Stops a batch that is under way. */
export function StopBatchButton({ stop, queryKey }: StopBatchButtonProps) {
	const client = useQueryClient();
	const toasts = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: stop,
		onSuccess: () => client.invalidateQueries({ queryKey }),
		onError: (cause) => toasts.error("Le changement n'a pas été arrêté", cause.message),
	});
	return (
		<Button variant="danger" size="sm" busy={isPending} busyLabel="Arrêt…" onClick={() => mutate()}>
			<Square aria-hidden="true" className="size-4.5" />
			Arrêter
		</Button>
	);
}
