/** The module has tables of its own and is asked through its functions: the engine wants a service of every module. */
export default class ChannelService {}
