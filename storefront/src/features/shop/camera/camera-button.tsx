"use client";

import { Camera } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { mayOpenCamera } from "@/lib/camera-path";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";
import { Button } from "@/ui/button";
import type { ButtonVariant } from "@/ui/button-style";
import { onFirstUse } from "@/ui/on-first-use";

const CameraDialog = onFirstUse(() => import("./camera-dialog").then((module) => module.CameraDialog));

/** Session storage: the camera was open, so a reload opens it again. */
const KEY = "cameraWanted";

interface CameraButtonProps {
	/** Called with each code that is aimed at, once for each time. */
	onRead: (code: string) => void;
	variant?: ButtonVariant;
	/** What the codes led to, under the picture. */
	children: ReactNode;
}

/** Opens the camera; its code is loaded on the first click. */
export function CameraButton({ onRead, variant, children }: CameraButtonProps) {
	const [isOpen, setOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const open = () => {
		setWasOpened(true);
		setOpen(true);
	};
	useEffect(() => {
		if (readItem("session", KEY) === null) return;
		removeItem("session", KEY);
		setWasOpened(true);
		setOpen(true);
	}, []);
	const press = () => {
		// The policy of most pages allows no camera, and it applies to the document through every client-side navigation.
		if (!beganElsewhere() || !writeItem("session", KEY, "yes")) return open();
		window.location.reload();
	};
	return (
		<>
			<Button size="sm" variant={variant} onClick={press}>
				<Camera aria-hidden="true" className="size-5" />
				Ouvrir la caméra
			</Button>
			{wasOpened && (
				<CameraDialog onRead={onRead} isOpen={isOpen} onClose={() => setOpen(false)}>
					{children}
				</CameraDialog>
			)}
		</>
	);
}

/** Whether the document that is open now was loaded for a page without a camera. */
function beganElsewhere(): boolean {
	const [document] = performance.getEntriesByType?.("navigation") ?? [];
	return document !== undefined && !mayOpenCamera(new URL(document.name, window.location.href).pathname);
}
