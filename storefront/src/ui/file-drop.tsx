"use client";

import type { LucideIcon } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names";

interface FileDropProps {
	label: string;
	hint: ReactNode;
	accept: string;
	Icon: LucideIcon;
	multiple?: boolean;
	error?: string | null;
	onFiles: (files: File[]) => void;
}

/** A place to drop files, which is the platform's own file field: keyboard and screen reader meet a plain button. */
export function FileDrop({ label, hint, accept, Icon, multiple = false, error, onFiles }: FileDropProps) {
	const id = useId();
	const [isOver, setOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		onFiles([...event.dataTransfer.files]);
	};
	return (
		<div>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first. */}
			<div
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={drop}
				className={classNames(
					"relative flex flex-col items-center gap-2 rounded-card border-2 border-dashed p-6 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-myrtille",
					isOver ? "border-framboise bg-dragee" : "border-bordure bg-creme",
				)}
			>
				<Icon aria-hidden="true" className="size-8 text-framboise" />
				<label htmlFor={id} className="font-bold text-framboise-fonce underline underline-offset-4">
					{label}
				</label>
				<p id={`${id}-hint`} className="text-sm text-prune">
					{hint}
				</p>
				<input
					id={id}
					type="file"
					accept={accept}
					multiple={multiple}
					aria-invalid={error ? true : undefined}
					aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
					onChange={(event) => {
						const files = [...(event.target.files ?? [])];
						// The same file again is a new choice.
						event.target.value = "";
						if (files.length > 0) onFiles(files);
					}}
					className="absolute inset-0 cursor-pointer opacity-0"
				/>
			</div>
			{error && (
				<p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-rouge">
					{error}
				</p>
			)}
		</div>
	);
}
