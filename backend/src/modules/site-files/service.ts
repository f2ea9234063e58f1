import { LocalFileService } from "@medusajs/file-local/dist/services/local-file";
import type { FileTypes } from "@medusajs/framework/types";

/**
 * The engine's local files with site-relative URLs ("/static/…"): hosts and ports change, and whoever shows a file
 * asks its own origin for it.
 */
export default class SiteFileService extends LocalFileService {
	static override identifier = "site";

	override async upload(file: FileTypes.ProviderUploadFileDTO): Promise<FileTypes.ProviderFileResultDTO> {
		return relative(await super.upload(file));
	}

	override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
		const upload = await super.getUploadStream(file);
		return { ...relative(upload), promise: upload.promise.then(relative) };
	}

	override async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO): Promise<string> {
		return pathOf(await super.getPresignedDownloadUrl(file));
	}
}

function relative<Result extends { url: string }>(result: Result): Result {
	return { ...result, url: pathOf(result.url) };
}

function pathOf(url: string): string {
	return new URL(url).pathname;
}
