"use client";

import type { ReactNode } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Spinner } from "@/ui/spinner";
import { problemWords } from "./camera-problem";
import { useCamera } from "./use-camera";

interface CameraDialogProps {
	onRead: (code: string) => void;
	isOpen: boolean;
	onClose: () => void;
	children: ReactNode;
}

/** The picture of the camera, and what its codes led to. */
export function CameraDialog({ onRead, isOpen, onClose, children }: CameraDialogProps) {
	return (
		<Dialog open={isOpen} onClose={onClose} title="Scanner avec la caméra">
			<div className="flex flex-col gap-3">
				<Picture onRead={onRead} />
				{children}
			</div>
		</Dialog>
	);
}

/** Only while the dialog is on the page: the camera goes with it. */
function Picture({ onRead }: { onRead: (code: string) => void }) {
	const { video, problem, isReading, retry } = useCamera(onRead);
	return (
		<>
			<div className="relative h-[min(14rem,32vh)] overflow-hidden rounded-control bg-encre">
				<video ref={video} muted playsInline aria-label="Image de la caméra" className="size-full object-cover" />
				{isReading && <span aria-hidden="true" className="absolute inset-x-8 top-1/2 h-0.5 bg-miel" />}
				{!isReading && !problem && (
					<p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-papier">
						<Spinner />
						Ouverture de la caméra…
					</p>
				)}
				{problem && (
					<div className="absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-y-auto p-3 text-center text-papier">
						<p role="alert" className="text-sm font-semibold">
							{problemWords(problem)}
						</p>
						<Button variant="secondary" size="sm" onClick={retry}>
							Relancer la caméra
						</Button>
					</div>
				)}
			</div>
			<p className="text-sm text-prune">
				Visez un code. Un carton compte une fois tant qu'il reste en vue&nbsp;: écartez-le avant le suivant.
			</p>
		</>
	);
}
