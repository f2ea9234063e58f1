"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "@/lib/save-file";
import { Button } from "@/ui/button";

interface SaveButtonProps {
	fetchFile: () => Promise<Blob>;
	/** What the file is called. */
	name: string;
	/** What the button is called where its text is too short for it. */
	label?: string;
	children: string;
}

/** Downloads a file; shows a failure below. */
export function SaveButton({ fetchFile, name, label, children }: SaveButtonProps) {
	const save = useMutation({ mutationFn: async () => saveFile(await fetchFile(), name) });
	return (
		<span className="flex flex-col items-end gap-1">
			<Button
				variant="secondary"
				size="sm"
				aria-label={label}
				busy={save.isPending}
				busyLabel="Téléchargement…"
				onClick={() => save.mutate()}
			>
				<Download aria-hidden="true" className="size-4.5" />
				{children}
			</Button>
			{save.error && (
				<span role="alert" className="text-sm font-semibold text-framboise-fonce">
					{save.error.message}
				</span>
			)}
		</span>
	);
}
