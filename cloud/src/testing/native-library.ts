/**
 * A library that a superuser writes into the folder of a database and loads: it looks for ways out of the sandbox, says what it
 * found in a file beside it, and leaves a process behind that holds nothing and heeds no signal.
 */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

export const REPORT = "probes.txt";
export const LIBRARY = "probes.so";
/** Written again and again by what stays behind. */
export const SIGN_OF_LIFE = "alive.txt";

const SOURCE = `
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
extern char **environ;
static FILE *out;
static void tell(const char *name, long got) { fprintf(out, "%s %s\\n", name, got < 0 ? "refused" : "got"); }
static void list(const char *path) {
  DIR *folder = opendir(path);
  fprintf(out, "list %s", path);
  if (folder) for (struct dirent *entry; (entry = readdir(folder));) if (entry->d_name[0] != '.') fprintf(out, " %s", entry->d_name);
  fprintf(out, "\\n");
}
static long dial(const char *path, int length) {
  struct sockaddr_un to = {.sun_family = AF_UNIX};
  memcpy(to.sun_path, path, length);
  return connect(socket(AF_UNIX, SOCK_STREAM, 0), (void *)&to, 2 + length);
}
static void leave_one(void) {
  if (fork()) return;
  setsid();
  if (fork()) _exit(0);
  setsid();
  prctl(PR_SET_PDEATHSIG, 0);
  for (int at = 0; at < 256; at++) close(at);
  for (int at = 1; at < 32; at++) signal(at, SIG_IGN);
  for (;;) { FILE *sign = fopen("/data/${SIGN_OF_LIFE}", "w"); if (sign) fclose(sign); usleep(1000); }
}
__attribute__((constructor)) static void probe(void) {
  out = fopen("/data/${REPORT}", "w");
  for (char **each = environ; *each; each++) fprintf(out, "environment %s\\n", *each);
  list("/"); list("/dev"); list("/bin"); list("/data/../..");
  int seen = 0;
  for (int pid = 64; pid < 100000; pid++) if (kill(pid, 0) == 0 || errno == EPERM) seen++;
  tell("processes outside", seen ? 1 : -1);
  int families[] = {AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, 38, 40, AF_BLUETOOTH, 44};
  for (int at = 0; at < 8; at++) { char name[32]; sprintf(name, "socket %d", families[at]); tell(name, socket(families[at], SOCK_STREAM, 0)); }
  tell("abstract socket", dial("\\0slipway-uids-sandbox-20000", 27));
  tell("container daemon", dial("/run/docker.sock", 17));
  tell("mount", mount("/data", "/socket", 0, MS_BIND, 0));
  tell("mount proc", mount("proc", "/data", "proc", 0, 0));
  tell("unmount", umount2("/data", MNT_DETACH));
  tell("namespace of users", unshare(CLONE_NEWUSER));
  tell("namespace of mounts", unshare(CLONE_NEWNS));
  tell("another root", chroot("/data"));
  tell("link", symlink("/etc/passwd", "/data/link"));
  tell("device", mknod("/data/device", S_IFBLK | 0600, 0));
  tell("pipe with a name", mkfifo("/data/pipe", 0600));
  tell("second name of a program", link("/postgres/bin/postgres", "/data/program"));
  tell("program", open("/postgres/bin/postgres", O_RDWR));
  tell("mode of the program", chmod("/postgres/bin/postgres", 0777));
  tell("file at the top", open("/x", O_CREAT | O_RDWR, 0600));
  tell("file among libraries", open("/postgres/lib/x", O_CREAT | O_RDWR, 0600));
  tell("file among devices", open("/dev/x", O_CREAT | O_RDWR, 0600));
  tell("root", setresuid(0, 0, 0));
  fclose(out);
  leave_one();
}
`;

/** `compiler`: path of a C compiler. Answers the bytes of the library. */
export async function nativeLibrary(compiler: string, folder: string): Promise<Buffer> {
  const source = join(folder, "probes.c");
  const library = join(folder, LIBRARY);
  await writeFile(source, SOURCE);
  await promisify(execFile)(compiler, ["-shared", "-fPIC", "-w", "-o", library, source]);
  return readFile(library);
}
