"""OpenStack Swift with its S3 interface, whole in one process on loopback, with objects in memory.

Arguments: a folder of its own, the access key, the secret key. Prints "ready PORT" and ends when standard input ends.
Swift normally runs as four programs (proxy, accounts, containers, objects); here they share one event loop.
"""
import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True, time=True)

import json
import os
import socket
import sys
from time import time as now

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import ConfigString, SwiftHttpProtocol, loadapp

folder, access_key, secret_key = sys.argv[1:]
# Read from /etc/swift/swift.conf otherwise, which this machine need not have.
utils.HASH_PATH_SUFFIX = b"slipway"
utils.validate_hash_conf = lambda: None

MAX_CONNECTIONS = 256
COMMON = f"""
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
log_level = ERROR
log_requests = false
"""
# tempauth writes "account_user = secret right"; an access key is "account:user". slo and dlo join the parts of an upload.
PROXY = f"""
[pipeline:main]
pipeline = catch_errors s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_{access_key.replace(":", "_")} = {secret_key} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""


class Cache:
    """In place of a memcached, which would be one program more. Swift itself removes what it changes."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_options):
        text, until = self.values.get(key, ("null", 0))
        return json.loads(text) if until > now() else None

    def set(self, key, value, time=0, **_options):
        self.values[key] = (json.dumps(value), now() + (time or 60))

    def delete(self, key, **_options):
        self.values.pop(key, None)


class NoLog:
    def write(self, *_args):
        pass

    def flush(self):
        pass


def entrance(app):
    cache = Cache()

    def answer(env, start_response):
        def start(status, headers, exc_info=None):
            # Without a length this eventlet ends the answer to a HEAD with an empty chunk, where no body may be.
            has_length = any(name.lower() == "content-length" for name, _ in headers)
            more = [("Content-Length", "0")] if env["REQUEST_METHOD"] == "HEAD" and not has_length else []
            return start_response(status, headers + more, exc_info)

        env["swift.cache"] = cache
        return app(env, start)

    return answer


def store(kind):
    return f"[pipeline:main]\npipeline = store\n[app:store]\nuse = egg:swift#{kind}\n"


def listen():
    listener = eventlet.listen(("127.0.0.1", 0))
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def serve(listener, settings, wrap=lambda app: app):
    app = wrap(loadapp(ConfigString(COMMON + settings), global_conf={}))
    options = {"protocol": SwiftHttpProtocol, "log_output": False, "max_size": MAX_CONNECTIONS}
    return eventlet.spawn(wsgi.server, listener, app, NoLog(), **options)


def end_with_standard_input():
    sys.stdin.read()
    os._exit(0)


eventlet.patcher.original("threading").Thread(target=end_with_standard_input, daemon=True).start()

os.makedirs(f"{folder}/disk", exist_ok=True)
stores = {name: listen() for name in ("account", "container", "object")}
for name, listener in stores.items():
    builder = RingBuilder(1, 1, 0)
    port = listener.getsockname()[1]
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1.0})
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{name}.ring.gz")

kinds = {"account": "account", "container": "container", "object": "mem_object"}
for name, listener in stores.items():
    serve(listener, store(kinds[name]))
door = listen()
running = serve(door, PROXY, entrance)
print(f"ready {door.getsockname()[1]}", flush=True)
running.wait()
