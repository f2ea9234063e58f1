"use client";
import { useState } from "react";
import { Picture, type PictureProps } from "@/ui/picture";

/** Square image of a product; a striped ground when there is none or it does not load. */
export function ProductImage({ src, alt, ...props }: Omit<PictureProps, "ref" | "onError">) {
	const [failed, setFailed] = useState<string | null>(null);
	const noticeMissed = (image: HTMLImageElement | null) => {
		// An error before hydration calls no handler.
		if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
	};
	if (!src || failed === src)
		return (
			<span
				role="img"
				aria-label={alt || undefined}
				aria-hidden={alt ? undefined : true}
				className="berlingot absolute inset-0 bg-dragee"
			/>
		);
	return <Picture {...props} ref={noticeMissed} src={src} alt={alt} onError={() => setFailed(src)} />;
}
