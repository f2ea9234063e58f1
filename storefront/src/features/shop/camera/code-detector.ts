import type { SeenCode } from "@confiserie/domain/fulfilment/camera-scan";

/** Finds codes in a picture. Source: Shape Detection API, interface BarcodeDetector. */
export interface CodeDetector {
	detect: (source: HTMLVideoElement) => Promise<SeenCode[]>;
}

/** What a browser that can do it itself has under `BarcodeDetector`. */
interface NativeDetector {
	new (options: { formats: string[] }): CodeDetector;
	getSupportedFormats: () => Promise<string[]>;
}

/** Barcode formats of pieces and boxes; the last two are those of boxes. */
const FORMATS = ["ean_13", "ean_8", "itf", "code_128"] as const;

/**
 * The browser's own detector where it reads all that boxes carry, else the library, whose program (400 KB) is fetched from the shop.
 * @throws when neither can be had, for example without a connection
 */
export async function openDetector(): Promise<CodeDetector> {
	const Native = (window as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
	// Some browsers have the interface on systems that read nothing with it.
	const supported: readonly string[] = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
	if (Native && FORMATS.every((format) => supported.includes(format))) return new Native({ formats: [...FORMATS] });
	const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
	const program = new URL("zxing-wasm/reader/zxing_reader.wasm", import.meta.url).href;
	// Without this it would ask a public network of copies for it.
	await prepareZXingModule({ overrides: { locateFile: () => program }, fireImmediately: true });
	return new BarcodeDetector({ formats: [...FORMATS] });
}
