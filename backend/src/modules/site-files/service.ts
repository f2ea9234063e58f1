import { foldText } from "@confiserie/domain/text";
import { LocalFileService } from "@medusajs/file-local/dist/services/local-file";
import type { FileTypes } from "@medusajs/framework/types";

/**
 * The engine's local files with site-relative URLs ("/static/…"): hosts and ports change, and whoever shows a file
 * asks its own origin for it.
 */
export default class SiteFileService extends LocalFileService {
	static override identifier = "site";

	override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
		return relative(await super.upload({ ...file, filename: plainName(file.filename) }));
	}

	override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
		const upload = await super.getUploadStream({ ...file, filename: plainName(file.filename) });
		return { ...relative(upload), promise: upload.promise.then(relative) };
	}

	override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
		return pathOf(await super.getPresignedDownloadUrl(file));
	}
}

/** "Été à Nice.webp" -> "ete-a-nice.webp": an address that needs no escaping, and a name that leaves its folder never. */
function plainName(name: string): string {
	return foldText(name)
		.replace(/[^a-z0-9.]+/g, "-")
		.replace(/^[-.]+/, "");
}

function relative<Result extends { url: string }>(result: Result): Result {
	return { ...result, url: pathOf(result.url) };
}

function pathOf(url: string): string {
	return new URL(url).pathname;
}
