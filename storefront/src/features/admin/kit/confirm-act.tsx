"use client";

import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button, type ButtonProps } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TableFileButton } from "@/ui/file-button";
import { Problem } from "@/ui/problem";
import { useToasts } from "@/ui/toasts";
import { type Changes, outdate } from "./changes";

interface Acting<Answer, Input = void, Progress = never> {
	/** `tell` says how far it is. */
	act: (input: Input, tell: (progress: Progress) => void) => Promise<Answer>;
	/** Reads that it outdates. */
	changes: Changes;
	/** Announced once it is done. */
	done?: string | ((answer: Answer, input: Input) => string);
	onDone?: (answer: Answer, input: Input) => void;
}

interface ActProps<Answer, Progress = never>
	extends Acting<Answer, void, Progress>,
		Pick<ButtonProps, "variant" | "disabled"> {
	/** Of the button on the page. */
	label: ReactNode;
	/** Accessible name of the button on the page, where its label stands in many rows. */
	name?: string;
}

/**
 * An act whose control is no button, such as another choice of a list.
 * @param queue acts of one queue run one after the other, each `isPaused` until its turn
 */
export function useAct<Answer, Input = void, Progress = never>(
	{ act, changes, done, onDone }: Acting<Answer, Input, Progress>,
	queue?: string,
) {
	const client = useQueryClient();
	const toasts = useToasts();
	const [progress, setProgress] = useState<Progress>();
	const refresh = () => outdate(client, changes);
	const mutation = useMutation({
		...(queue && { mutationKey: [queue], scope: { id: queue } }),
		mutationFn: (input: Input) => {
			setProgress(undefined);
			return act(input, setProgress);
		},
		onSuccess: (answer, input) => {
			if (done) toasts.success(typeof done === "string" ? done : done(answer, input));
			onDone?.(answer, input);
			return refresh();
		},
	});
	return { ...mutation, progress, refresh };
}

/** How many acts of a queue have not ended. */
export const useQueued = (queue: string): number => useIsMutating({ mutationKey: [queue] });

/** A button that acts at once: what it does is undone as easily. */
export function Act<Answer, Progress = never>({
	label,
	name,
	variant = "secondary",
	disabled,
	busyLabel,
	progressOf,
	...act
}: ActProps<Answer, Progress> & {
	busyLabel?: string;
	/** "3 sur 12 factures" */
	progressOf?: (progress: Progress) => string;
}) {
	const { mutate, isPending, error, progress } = useAct(act);
	return (
		<>
			<Problem>{error?.message}</Problem>
			{progressOf && (
				<p role="status" className="text-sm text-prune empty:hidden">
					{isPending && progress !== undefined && progressOf(progress)}
				</p>
			)}
			<Button
				variant={variant}
				size="sm"
				aria-label={name}
				disabled={disabled}
				busy={isPending}
				busyLabel={busyLabel}
				onClick={() => mutate()}
			>
				{label}
			</Button>
		</>
	);
}

interface FileActProps<Answer> extends Acting<Answer, File> {
	/** Of the button. */
	label: string;
	/** Of the field behind it. */
	name: string;
}

/** A button that takes a table from a file, CSV or XLSX, and sends it at once. */
export function FileAct<Answer>({ label, name, ...act }: FileActProps<Answer>) {
	const { mutate, isPending, error } = useAct(act);
	return (
		<>
			<TableFileButton label={name} isBusy={isPending} onFile={mutate}>
				{label}
			</TableFileButton>
			<Problem>{error?.message}</Problem>
		</>
	);
}

interface ConfirmActProps<Answer> extends ActProps<Answer> {
	/** "Supprimer cette promotion ?" */
	title: string;
	/** Of the button that acts: "Supprimer la promotion". */
	confirm: string;
	busyLabel: string;
	/** Of the button that changes nothing. */
	cancel?: string;
	/** What must hold before it asks, such as that a form is valid. */
	check?: () => Promise<boolean>;
	/** What follows from it, in the words of the form, with the amount where money moves. */
	children: ReactNode;
}

/** A button that asks before an act that cannot be undone. */
export function ConfirmAct<Answer>({
	label,
	name,
	variant = "secondary",
	disabled,
	title,
	confirm,
	busyLabel,
	cancel = "Annuler",
	check,
	children,
	onDone,
	...rest
}: ConfirmActProps<Answer>) {
	// A list has one in each row: its dialog is there from the first question on.
	const [isOpen, setOpen] = useState<boolean>();
	const { mutate, isPending, error, reset, refresh } = useAct({
		...rest,
		onDone: (answer: Answer) => {
			setOpen(false);
			onDone?.(answer);
		},
	});
	const ask = async () => {
		if (!check || (await check())) setOpen(true);
	};
	const close = () => setOpen(false);
	const forget = () => {
		// What was refused rested on what has changed meanwhile.
		if (error) void refresh();
		reset();
	};
	return (
		<>
			<Button variant={variant} size="sm" aria-label={name} disabled={disabled} onClick={ask}>
				{label}
			</Button>
			{isOpen !== undefined && (
				<Dialog open={isOpen} onClose={close} onClosed={forget} title={title} description={children}>
					{error && <Banner tone="error" title={error.message} className="mb-4" />}
					<div className="flex flex-col gap-3 sm:flex-row-reverse">
						<Button busy={isPending} busyLabel={busyLabel} onClick={() => mutate()} className="flex-1">
							{confirm}
						</Button>
						<Button variant="secondary" onClick={close} disabled={isPending}>
							{cancel}
						</Button>
					</div>
				</Dialog>
			)}
		</>
	);
}
